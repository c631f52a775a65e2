import UIKit

extension UIView {
  /// The constraints of the document that fix the view's width or height to a constant, or limit it to a greatest
  /// value.
  var sizeLimits: [NSLayoutConstraint] {
    constraints.filter { constraint in
      constraint.firstItem === self && constraint.secondItem == nil && constraint.relation != .greaterThanOrEqual
        && (constraint.firstAttribute == .width || constraint.firstAttribute == .height) && !constraint.isSystemMade
    }
  }
}

extension NSLayoutConstraint.Axis {
  /// The layout attribute for the size along the axis: width or height.
  var size: NSLayoutConstraint.Attribute { self == .horizontal ? .width : .height }
}
