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

  /// The views whose place, size or content size the constraints leave open, in tree order.
  var ambiguousViews: [AmbiguousView] {
    let free = Set(solver.freeVariables().map(\.variable))
    return items.indices.compactMap { index in
      guard let view = view(at: index) else { return nil }
      let item = items[index]
      var open = AmbiguousView(view: view, attributes: [])
      if index != 0 {
        let parts: [(Variable, NSLayoutConstraint.Attribute)] = [
          (item.left, .left), (item.top, .top), (item.width, .width), (item.height, .height),
        ]
        open.attributes = parts.filter { free.contains($0.0) }.map(\.1)
      }
      open.contentAttributes = openContent(of: view, item, free)
      return open.attributes.isEmpty && open.contentAttributes.isEmpty ? nil : open
    }
  }

  /// The parts of a scroll view's content size that no constraint decides, if constraints place its content at all.
  private func openContent(of view: UIView, _ item: LayoutItem, _ free: Set<Variable>)
    -> [NSLayoutConstraint.Attribute]
  {
    guard let scrollView = view as? UIScrollView, scrollView.sizesContentByConstraints else { return [] }
    var open: [NSLayoutConstraint.Attribute] = []
    if item.contentWidth.map({ free.contains($0) }) ?? true { open.append(.width) }
    if item.contentHeight.map({ free.contains($0) }) ?? true { open.append(.height) }
    return open
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
