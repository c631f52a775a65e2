import ConstraintSolver

/// What a layout leaves open, and which constraints place what.
extension LayoutEngine {
  /// The constraints of the tree that could not hold together.
  var conflicts: [LayoutConflict] {
    solver.conflicts.compactMap { conflict in
      let members = conflict.constraints.compactMap { constraint(behind: $0) }
      guard let broken = constraint(behind: conflict.setAside) ?? members.last(where: { !$0.isSystemMade }) else {
        return nil
      }
      return LayoutConflict(constraints: members, broken: broken)
    }
  }

  /// The views whose place or size the constraints leave open, in tree order.
  var ambiguousViews: [AmbiguousView] {
    var open: [Int: [NSLayoutConstraint.Attribute]] = [:]
    for free in solver.freeVariables() {
      guard let index = item(of: free.variable), index != 0, view(at: index) != nil else { continue }
      let item = items[index]
      let attribute: NSLayoutConstraint.Attribute =
        switch free.variable {
        case item.left: .left
        case item.top: .top
        case item.width: .width
        case item.height: .height
        default: .notAnAttribute
        }
      if attribute != .notAnAttribute { open[index, default: []].append(attribute) }
    }
    return open.keys.sorted().compactMap { index in
      guard let view = view(at: index), let attributes = open[index] else { return nil }
      return AmbiguousView(view: view, attributes: attributes.sorted { $0.rawValue < $1.rawValue })
    }
  }

  /// Whether the constraints leave a guide's rectangle open.
  func isAmbiguous(guide: UILayoutGuide) -> Bool {
    guard let index = index(of: guide) else { return false }
    return solver.freeVariables().contains { item(of: $0.variable) == index }
  }

  /// Whether the constraints leave a view's frame open.
  func isAmbiguous(view: UIView) -> Bool {
    guard let index = index(of: view), index != 0 else { return false }
    return solver.freeVariables().contains { item(of: $0.variable) == index }
  }

  /// The constraints that mention an item along an axis, in the order in which they entered.
  func constraintsAffecting(_ item: AnyObject, axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    entries.compactMap { entry in
      guard let constraint = entry?.constraint, entry?.id != nil else { return nil }
      let touches =
        (constraint.firstItem === item && constraint.firstAttribute.axis == axis)
        || (constraint.secondItem === item && constraint.secondAttribute.axis == axis)
      return touches ? constraint : nil
    }
  }

  private func constraint(behind id: ConstraintID) -> NSLayoutConstraint? {
    guard case .entry(let index)? = sources[id] else { return nil }
    return entries[index]?.constraint
  }
}
