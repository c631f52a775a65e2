import Foundation

/// A press of a button of a device. Inert: there are none.
@preconcurrency @MainActor open class UIPress: NSObject {
  /// The button.
  public enum PressType: Int, Hashable, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
  }

  /// The button.
  @answers(.select) open var type: PressType { get }
  /// How hard the button is pressed, 0 to 1.
  @answers(0) open var force: CGFloat { get }
}

/// Presses that happen at once. Inert: there are none.
open class UIPressesEvent: UIEvent {
  /// All presses.
  @answers([]) open var allPresses: Set<UIPress> { get }
}
