import UIKit

/// Adds the constraints of a scene. It runs when every object that they may refer to exists.
///
/// ``ConstraintSpecification`` reads one element, ``ObjectRegistry`` finds its items. ``ViewLoader`` runs the reader.
struct ConstraintReader {
  let context: ReadingContext
  /// Identifiers of objects that the size class leaves out. Their constraints are left out, too, without a note.
  let excluded: Set<String>

  /// Adds the constraints that a view owns.
  func addConstraints(of view: UIView, properties: Properties) {
    guard let constraints = properties.child("constraints") else { return }
    let missing = properties.excluded("constraints")
    for element in constraints.children where element.name == "constraint" {
      let isInstalled = element.id.map { !missing.contains($0) } ?? true
      // Constraints that are not installed are made for the app's code, too, because outlets may lead to them.
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

  /// The distance that a constraint asks for.
  ///
  /// For standard spacing, UIKit's distance counts and not the stored number: a document of Xcode 5 stores the 20
  /// points to a superview, but its view lies 8 points below the guide.
  private func constant(of specification: ConstraintSpecification, from second: AnyObject?, to first: AnyObject)
    -> Double
  {
    guard specification.isStandardSpacing, first is any UILayoutSupport || second is any UILayoutSupport else {
      return specification.constant
    }
    return ConstraintSpecification.standardSpacingToLayoutGuide
  }

  /// The view or guide that a constraint refers to; without an identifier, the owner of the constraint.
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
