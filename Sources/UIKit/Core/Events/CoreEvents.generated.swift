// Made by `make surface` from Surface/UIKit/Core/Events.swift; don't edit.
// swift-format-ignore-file

import Foundation

/// A press of a button of a device. Inert: there are none.
@preconcurrency @MainActor open class UIPress: NSObject {
  /// The button.
  public enum PressType: Int, Hashable, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
  }

  /// The button.
  open var type: PressType { .select }
  /// How hard the button is pressed, 0 to 1.
  open var force: CGFloat { 0 }
}

/// Presses that happen at once. Inert: there are none.
open class UIPressesEvent: UIEvent {
  /// All presses.
  open var allPresses: Set<UIPress> { [] }
}
