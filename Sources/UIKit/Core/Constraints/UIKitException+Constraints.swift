/// The exceptions that UIKit throws for constraints that are not allowed.
///
/// ``NSLayoutConstraint``, ``NSLayoutAnchor`` and ``UIView`` raise these exceptions. For the constraints of storyboards
/// and xibs, `NSLayoutConstraint.refusal` returns the text instead.
extension UIKitException {
  /// The exception that UIKit throws when a constraint is created whose two sides don't go together; `nil` if they do.
  static func ofConstraint(
    _ first: AnyObject, _ firstAttribute: NSLayoutConstraint.Attribute, _ second: AnyObject?,
    _ secondAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat
  ) -> UIKitException? {
    func refused(_ rule: String) -> UIKitException {
      UIKitException(
        name: .invalidArgument, reason: "NSLayoutConstraint for \(text(of: first)): \(rule)", rule: rule,
        views: [first, second].compactMap { NSLayoutConstraint.view(of: $0) })
    }
    if second == nil || secondAttribute == .notAnAttribute || multiplier == 0 {
      guard firstAttribute.isLocation else { return nil }
      return refused(
        "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal "
          + "constraint of a location equal to a constant. Location attributes must be specified in pairs.")
    }
    if firstAttribute.isSize != secondAttribute.isSize { return refused("Invalid pairing of layout attributes.") }
    guard firstAttribute.mixesSides(with: secondAttribute) else { return nil }
    return refused(
      "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing "
        + "for both or neither.")
  }

  /// The exception for a constraint between a leading or trailing anchor and a left or right anchor; `nil` for other
  /// anchors.
  static func ofAnchors(
    _ first: (item: AnyObject?, attribute: NSLayoutConstraint.Attribute),
    _ second: (item: AnyObject?, attribute: NSLayoutConstraint.Attribute)
  ) -> UIKitException? {
    guard first.attribute.mixesSides(with: second.attribute) else { return nil }
    let (one, two) = (anchor(first.item, first.attribute), anchor(second.item, second.attribute))
    return UIKitException(
      name: .invalidArgument,
      reason:
        "NSLayoutConstraint for \(one): A constraint cannot be made between \(one) and \(two) because their units "
        + "are not compatible.",
      views: [first.item, second.item].compactMap { NSLayoutConstraint.view(of: $0) })
  }

  /// The exception for activating a constraint whose items are in different view trees.
  static func noCommonAncestor(_ constraint: NSLayoutConstraint) -> UIKitException {
    let (one, two) = (
      anchor(constraint.firstItem, constraint.firstAttribute), anchor(constraint.secondItem, constraint.secondAttribute)
    )
    let rule =
      "they have no common ancestor.  Does the constraint or its anchors reference items in different view "
      + "hierarchies?  That's illegal."
    return UIKitException(
      name: .generic, reason: "Unable to activate constraint with anchors \(one) and \(two) because \(rule)",
      rule: rule, views: constraint.items.compactMap { NSLayoutConstraint.view(of: $0) })
  }

  /// The exception for a constraint between a horizontal and a vertical position; `nil` for other constraints.
  static func incompatibleAnchors(_ constraint: NSLayoutConstraint) -> UIKitException? {
    let (first, second) = (constraint.firstAttribute, constraint.secondAttribute)
    guard first.isLocation, second.isLocation, first.axis != second.axis else { return nil }
    let rule = "Constraint improperly relates anchors of incompatible types"
    return UIKitException(
      name: .invalidLayoutConstraint, reason: "\(rule): \(constraint)", rule: rule,
      views: constraint.items.compactMap { NSLayoutConstraint.view(of: $0) })
  }

  /// The exception for adding a constraint to a view that does not contain the constraint's items.
  static func outsideOfSubtree(_ constraint: NSLayoutConstraint, of view: UIView) -> UIKitException {
    UIKitException(
      name: .generic,
      reason:
        "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of "
        + "the view?  That's illegal. constraint:\(constraint) view:\(text(of: view))",
      views: constraint.items.compactMap { NSLayoutConstraint.view(of: $0) })
  }
}

extension NSLayoutConstraint {
  /// The reason why UIKit throws an exception when the constraint is created or activated; `nil` if UIKit accepts the
  /// constraint.
  ///
  /// Used for the constraints of storyboards and xibs, which are reported instead of stopping the program.
  package var refusal: String? {
    guard let firstItem else { return nil }
    let exception =
      UIKitException.ofConstraint(
        firstItem, firstAttribute, secondItem, secondAttribute, multiplier: multiplier)
      ?? UIKitException.incompatibleAnchors(self)
      ?? (owner == nil && closestCommonAncestor == nil ? UIKitException.noCommonAncestor(self) : nil)
    return exception?.rule
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute is a position: an edge, centre or baseline.
  fileprivate var isLocation: Bool { self != .notAnAttribute && !isSize }

  /// Whether one of the two attributes is leading or trailing and the other is left or right.
  func mixesSides(with other: NSLayoutConstraint.Attribute) -> Bool {
    isDirectional && other.isPhysicalSide || isPhysicalSide && other.isDirectional
  }

  /// Whether the attribute is a left or right edge or margin, which does not depend on the reading direction.
  private var isPhysicalSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }
}
