// Made by `make surface` from Surface/UIKit/Core/Events.swift; don't edit.
// swift-format-ignore-file

import Foundation

/// A press of a physical button, such as one of a remote control. Inert: no code creates presses.
@preconcurrency @MainActor open class UIPress: NSObject {
  /// Which button is pressed.
  public enum PressType: Int, Hashable, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
  }

  /// Which button is pressed.
  open var type: PressType { .select }
  /// How hard the button is pressed, from 0 to 1.
  open var force: CGFloat { 0 }
}

/// An event with the button presses that happen at one time. Inert: no code creates such events.
open class UIPressesEvent: UIEvent {
  /// All presses of the event: always empty.
  open var allPresses: Set<UIPress> { [] }
}
