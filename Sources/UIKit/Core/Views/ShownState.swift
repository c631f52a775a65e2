import Foundation

/// A part of a view's state that a person can see.
///
/// A class states it by overriding `UIView.shownStates`, as it states its ``ViewRole`` by `UIView.screenRole`.
package enum ShownState: Hashable, Sendable {
  case disabled, selected
  /// Whether a switch is on or off.
  case on, off
  /// The value of a control such as a slider or a stepper.
  case value(CGFloat)
  /// The index of the chosen segment, from 0.
  case segment(Int)
  /// The point of a scroll view's content that is at the view's top left corner, in points.
  case scrolled(to: CGPoint)
}
