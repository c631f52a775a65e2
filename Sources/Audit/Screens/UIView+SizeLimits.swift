import UIKit

extension UIView {
  /// The constraints of the document that keep the view's width or height at a number, or at most at one.
  var sizeLimits: [NSLayoutConstraint] {
    constraints.filter { constraint in
      constraint.firstItem === self && constraint.secondItem == nil && constraint.relation != .greaterThanOrEqual
        && (constraint.firstAttribute == .width || constraint.firstAttribute == .height) && !constraint.isSystemMade
    }
  }
}

extension NSLayoutConstraint.Axis {
  /// The attribute of a size along the axis.
  var size: NSLayoutConstraint.Attribute { self == .horizontal ? .width : .height }
}
