import ConstraintSolver

/// What a layout leaves open, and which constraints place what.
extension LayoutEngine {
  /// The constraints of the tree that could not hold together.
  var conflicts: [LayoutConflict] {
    let conflicts = model.solver.conflicts
    guard !conflicts.isEmpty else { return [] }
    let sources = sources
    func constraint(behind row: ConstraintID) -> NSLayoutConstraint? {
      guard case .tree(let constraint)? = sources[row] else { return nil }
      return constraint
    }
    return conflicts.compactMap { conflict in
      if rootSize.givesWay, constraint(behind: conflict.setAside) == nil { return nil }
      let members = conflict.constraints.compactMap { constraint(behind: $0) }
      guard let broken = constraint(behind: conflict.setAside) ?? members.last(where: { !$0.isSystemMade }) else {
        return nil
      }
      return LayoutConflict(members, broken: broken) { constraint in
        row(of: constraint).flatMap { model.solver.constraint($0) }?.constant ?? 0
      }
    }
  }

  /// The views whose place, size or content size the constraints leave open, in tree order.
  var ambiguousViews: [AmbiguousView] {
    let free = Set(model.solver.freeVariables().map(\.variable))
    return model.items.indices.compactMap { index in
      guard let view = model.view(at: index) else { return nil }
      let item = model.items[index]
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

  /// The root, if constraints demand another size of it than it has, by at least a point.
  var overruledRoot: AmbiguousView? {
    guard rootSize.givesWay else { return nil }
    let setAside = model.solver.conflicts.map(\.setAside)
    let size = root.untransformedFrame.size
    let demanded = model.solvedFrame(at: 0).size
    var attributes: [NSLayoutConstraint.Attribute] = []
    if let width = rootSize.width, setAside.contains(width), abs(demanded.width - size.width) >= 1 {
      attributes.append(.width)
    }
    if let height = rootSize.height, setAside.contains(height), abs(demanded.height - size.height) >= 1 {
      attributes.append(.height)
    }
    return attributes.isEmpty ? nil : AmbiguousView(view: root, attributes: attributes)
  }

  /// The parts of a scroll view's content size that no constraint decides, if constraints place its content at all.
  private func openContent(of view: UIView, _ item: LayoutItem, _ free: Set<Variable>)
    -> [NSLayoutConstraint.Attribute]
  {
    guard view.scrollableContent?.isSizedByConstraints == true else { return [] }
    var open: [NSLayoutConstraint.Attribute] = []
    if item.contentWidth.map({ free.contains($0) }) ?? true { open.append(.width) }
    if item.contentHeight.map({ free.contains($0) }) ?? true { open.append(.height) }
    return open
  }

  /// Whether the constraints leave a guide's rectangle open.
  func isAmbiguous(guide: UILayoutGuide) -> Bool {
    guard let index = model.index(of: guide) else { return false }
    return model.solver.freeVariables().contains { model.item(of: $0.variable) == index }
  }

  /// Whether the constraints leave a view's frame open.
  func isAmbiguous(view: UIView) -> Bool {
    guard let index = model.index(of: view), index != 0 else { return false }
    return model.solver.freeVariables().contains { model.item(of: $0.variable) == index }
  }

  /// Moves what is open of a view to another valid place, and back with the next call.
  func exerciseAmbiguity(of view: UIView) {
    if !exercised.isEmpty {
      for variable in exercised { model.solver.stopEditing(variable) }
      exercised = []
    } else if let index = model.index(of: view) {
      exercised = model.solver.freeVariables().map(\.variable).filter { model.item(of: $0) == index }
      for variable in exercised {
        model.solver.suggest(model.solver.value(of: variable) + Self.exerciseStep, for: variable)
      }
    }
    model.needsSolving = true
    needsLayout()
  }

  /// How far an open edge is moved, in points.
  private static let exerciseStep = 20.0

  /// The constraints that decide an item's extent along an axis, in the order in which they entered: those that mention
  /// it, and those that place what they tie it to.
  func constraintsAffecting(_ item: AnyObject, axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    var reached: Set<ObjectIdentifier> = [ObjectIdentifier(item)]
    let candidates = constraints.ledger.inOrder.filter { $0.row != nil }.map(\.constraint)
      .filter { $0.firstAttribute.axis == axis }
    var found: Set<Int> = []
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for (index, constraint) in candidates.enumerated() where !found.contains(index) {
        guard constraint.items.contains(where: { reached.contains(ObjectIdentifier($0)) && !isOwnedByRoot($0) })
        else { continue }
        found.insert(index)
        isGrowing = true
        reached.formUnion(constraint.items.map { ObjectIdentifier($0) })
      }
    }
    return found.sorted().map { candidates[$0] }
  }

  /// Whether an item is the root or one of its system guides, which the engine doesn't place.
  private func isOwnedByRoot(_ item: AnyObject) -> Bool {
    item === root || ((item as? UILayoutGuide)?.kind ?? .own) != .own && (item as? UILayoutGuide)?.owner === root
  }
}
