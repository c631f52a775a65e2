import Foundation

/// A press of a physical button, such as one of a remote control. Inert: no code creates presses.
@preconcurrency @MainActor open class UIPress: NSObject {
  /// Which button is pressed.
  public enum PressType: Int, Hashable, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
  }

  /// Which button is pressed.
  @answers(.select) open var type: PressType { get }
  /// How hard the button is pressed, from 0 to 1.
  @answers(0) open var force: CGFloat { get }
}

/// An event with the button presses that happen at one time. Inert: no code creates such events.
open class UIPressesEvent: UIEvent {
  /// All presses of the event: always empty.
  @answers([]) open var allPresses: Set<UIPress> { get }
}
