import UIKit

/// Adds the constraints of a scene to its views. It runs after all objects to which constraints may refer have been
/// made.
///
/// ``ConstraintSpecification`` reads one `<constraint>` element, and ``ObjectRegistry`` finds the constraint's items.
/// ``ViewLoader`` runs the reader.
struct ConstraintReader {
  let context: ReadingContext
  /// Identifiers of objects that are not installed for the size class. Constraints that refer to them are left out
  /// without a note.
  let excluded: Set<String>

  /// Adds the constraints in a view's `<constraints>` element.
  func addConstraints(of view: UIView, properties: Properties) {
    guard let constraints = properties.child("constraints") else { return }
    let missing = properties.excluded("constraints")
    for element in constraints.children where element.name == "constraint" {
      let isInstalled = element.id.map { !missing.contains($0) } ?? true
      // A constraint that is not installed is made nevertheless if the app has its own classes, because an outlet may
      // refer to it.
      if isInstalled || context.hasOwnClasses { addConstraint(element, owner: view, isInstalled: isInstalled) }
    }
  }

  private func addConstraint(_ element: Element, owner: UIView, isInstalled: Bool) {
    let specification: ConstraintSpecification
    do {
      specification = try ConstraintSpecification(context.properties(of: element))
    } catch {
      context.note(.invalidValue, element, error.message)
      return
    }
    if specification.isPlaceholder, !context.isOnCanvas { return }
    guard let first = item(specification.firstItem, of: element, owner: owner) else { return }
    var second: AnyObject?
    if specification.secondAttribute != .notAnAttribute {
      guard let found = item(specification.secondItem, of: element, owner: owner) else { return }
      second = found
    }
    let constraint = NSLayoutConstraint(
      unchecked: first, attribute: specification.firstAttribute, relatedBy: specification.relation, toItem: second,
      attribute: specification.secondAttribute, multiplier: specification.multiplier,
      constant: constant(of: specification, from: second, to: first))
    constraint.priority = UILayoutPriority(rawValue: specification.priority)
    constraint.identifier = specification.identifier
    if specification.usesSystemSpacing { constraint.systemSpacingMultiplier = 1 }
    context.registry.register(constraint, for: element)
    guard isInstalled else { return }
    constraint.installIfPossible()
    if let refusal = constraint.refusal {
      context.note(.invalidValue, element, "UIKit refuses the constraint with an exception: \(refusal)")
    }
  }

  /// The constant of a constraint in points.
  ///
  /// For standard spacing to a layout guide, UIKit's distance is used instead of the stored number: documents of Xcode
  /// 5 store 20 points, the standard spacing to a superview, but UIKit puts the view 8 points from the guide.
  private func constant(of specification: ConstraintSpecification, from second: AnyObject?, to first: AnyObject)
    -> Double
  {
    guard specification.isStandardSpacing, first is any UILayoutSupport || second is any UILayoutSupport else {
      return specification.constant
    }
    return ConstraintSpecification.standardSpacingToLayoutGuide
  }

  /// The view or guide with an identifier to which a constraint refers; the constraint's owner if `id` is nil. Returns
  /// nil, and adds a note, if the scene has no object with the identifier.
  private func item(_ id: String?, of element: Element, owner: UIView) -> AnyObject? {
    guard let id else { return owner }
    if let object = context.registry[id] { return object }
    if !excluded.contains(id) {
      context.note(
        .missingObject, element, "the constraint refers to \(id), which the scene does not have; it was left out")
    }
    return nil
  }
}
