import Foundation

/// A visible state of a view, such as “disabled” or the value of a slider, for view trees as text and for tests.
///
/// Subclasses of `UIView` return their states from `shownStates`.
package enum ShownState: Hashable, Sendable {
  case disabled, selected
  /// The state of a switch.
  case on, off
  /// The value of a control, such as a slider or a stepper, in the units of its `value` property.
  case value(CGFloat)
  /// The index of the selected segment of a segmented control, counted from 0.
  case segment(Int)
  /// The `contentOffset` of a scroll view, in points.
  case scrolled(to: CGPoint)
}
