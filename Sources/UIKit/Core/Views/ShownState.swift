import Foundation

/// Something of a view's state that a person can see.
package enum ShownState: Hashable, Sendable {
  case disabled, selected
  /// Of a switch.
  case on, off
  /// The number that is set.
  case value(CGFloat)
  /// The number of the chosen segment, from 0.
  case segment(Int)
  /// The content at the top left corner of a scroll view, in points.
  case scrolled(to: CGPoint)
}
