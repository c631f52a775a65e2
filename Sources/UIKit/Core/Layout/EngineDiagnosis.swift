import ConstraintSolver

/// The problems in the layout of one engine: conflicts between constraints, ambiguous views, and views whose frames
/// still change when layout stops.
///
/// ``UIView/layoutDiagnosis`` joins the diagnoses of all engines of a view tree. The solver finds conflicts and
/// variables that the constraints do not determine. They are reported as ``LayoutConflict`` and ``AmbiguousView``, and
/// views whose frames still change as ``UnsettledView``. ``OverruledContent`` finds the ambiguous views inside a root
/// view whose size the constraints override.
@MainActor struct EngineDiagnosis {
  private let engine: LayoutEngine
  private var model: LayoutModel { engine.model }

  init(of engine: LayoutEngine) {
    self.engine = engine
  }

  // MARK: Conflicts

  /// The sets of required constraints that contradict each other.
  var conflicts: [LayoutConflict] {
    let conflicts = model.solver.conflicts
    guard !conflicts.isEmpty else { return [] }
    let sources = engine.sources
    func constraint(behind row: ConstraintID) -> NSLayoutConstraint? {
      guard case .tree(let constraint)? = sources[row] else { return nil }
      return constraint
    }
    return conflicts.compactMap { conflict in
      if engine.rootSize.givesWay, constraint(behind: conflict.relaxed) == nil { return nil }
      let members = conflict.constraints.compactMap { constraint(behind: $0) }
      guard let broken = constraint(behind: conflict.relaxed) ?? members.last(where: { !$0.isSystemMade }) else {
        return nil
      }
      return LayoutConflict(members, broken: broken) { constraint in
        engine.row(of: constraint).flatMap { model.solver.constraint($0) }?.constant ?? 0
      }
    }
  }

  /// The root view, if its constraints override the size of its frame by at least one point, with the attributes of the
  /// size that differ; otherwise `nil`.
  var overruledRoot: AmbiguousView? {
    guard engine.rootSize.givesWay else { return nil }
    let relaxed = model.solver.conflicts.map(\.relaxed)
    let size = engine.root.untransformedFrame.size
    let demanded = model.solvedFrame(at: 0).size
    var attributes: [NSLayoutConstraint.Attribute] = []
    if let width = engine.rootSize.width, relaxed.contains(width), abs(demanded.width - size.width) >= 1 {
      attributes.append(.width)
    }
    if let height = engine.rootSize.height, relaxed.contains(height), abs(demanded.height - size.height) >= 1 {
      attributes.append(.height)
    }
    return attributes.isEmpty ? nil : AmbiguousView(view: engine.root, attributes: attributes)
  }

  /// The views inside the root view that become ambiguous if the overridden size of the root is not required, and that
  /// are not ambiguous otherwise.
  ///
  /// - Parameter overruled: the value of ``overruledRoot``.
  func viewsOpen(with overruled: AmbiguousView) -> [AmbiguousView] {
    let open = Set(ambiguousViews.map { ObjectIdentifier($0.view) })
    return overruled.attributes.flatMap { attribute in
      OverruledContent(of: engine, along: attribute == .width ? .horizontal : .vertical).openViews
        .filter { !open.contains(ObjectIdentifier($0.view)) }
    }
  }

  /// The views inside the root view that are ambiguous because the view around the root leaves the root's size open, in
  /// tree order. Natural sizes do not count, either: the views have not been laid out.
  var viewsOpenWithoutSize: [AmbiguousView] {
    guard engine.root.parent?.leavesContentSizeOpen == true else { return [] }
    let open = Set(ambiguousViews.map { ObjectIdentifier($0.view) })
    let free = LayoutEngine(root: engine.root, isAttached: false) { !$0.isDesignSize }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] { free.rootSize.release(axis) }
    for index in free.model.items.indices.dropFirst() { free.naturalSizes.remove(index) }
    free.model.solver.solve()
    return free.diagnosis.ambiguousViews.filter { !open.contains(ObjectIdentifier($0.view)) }
  }

  // MARK: Ambiguity

  /// The views whose position, size or content size is ambiguous, in tree order.
  var ambiguousViews: [AmbiguousView] {
    if let plain = engine.withoutDesignSizes { return plain.diagnosis.ambiguousViews }
    let free = Set(model.solver.freeVariables().map(\.variable))
    return model.items.indices.compactMap { index in
      guard let view = model.view(at: index) else { return nil }
      let variables = model.variables
      var open = AmbiguousView(view: view, attributes: [])
      if index != 0 {
        let parts: [(Variable, NSLayoutConstraint.Attribute)] = [
          (variables.left(index), .left), (variables.top(index), .top), (variables.width(index), .width),
          (variables.height(index), .height),
        ]
        open.attributes = parts.filter { free.contains($0.0) }.map(\.1)
      }
      open.contentAttributes = openContent(of: view, at: index, free)
      return open.attributes.isEmpty && open.contentAttributes.isEmpty ? nil : open
    }
  }

  /// The ambiguous attributes of a scroll view's content size. Empty for views that are not scroll views, and for table
  /// and collection views.
  private func openContent(of view: UIView, at index: Int, _ free: Set<Variable>)
    -> [NSLayoutConstraint.Attribute]
  {
    guard view.scrollableContent?.isSizedByConstraints == true else { return [] }
    var open: [NSLayoutConstraint.Attribute] = []
    let content = model.contentSize(of: index)
    if content.width.map({ free.contains($0) }) ?? true { open.append(.width) }
    if content.height.map({ free.contains($0) }) ?? true { open.append(.height) }
    return open
  }

  /// Whether several rectangles of the view or guide with the given number satisfy the constraints equally well.
  func isAmbiguous(_ index: Int?) -> Bool {
    guard let index, index != 0 else { return false }
    return !openVariables(of: index).isEmpty
  }

  /// The variables of an item that the constraints do not determine.
  func openVariables(of index: Int) -> [Variable] {
    model.solver.freeVariables().map(\.variable).filter { model.item(of: $0) == index }
  }

  // MARK: Settling

  /// The views whose frames still changed when layout stopped after its maximum number of rounds, in tree order.
  var movingViews: [UIView] { engine.settling.unsettled.compactMap { model.view(at: $0) } }

  // MARK: Reach

  /// The constraints that affect an item's position and size along an axis, in the order of activation: those that
  /// refer to the item, those that refer to the other items of these constraints, and so on.
  func constraintsAffecting(_ item: AnyObject, axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    var reached: Set<ObjectIdentifier> = [ObjectIdentifier(item)]
    let candidates = engine.constraints.ledger.inOrder.filter { $0.row != nil }.map(\.constraint)
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

  /// Whether an item is the root view or one of its system guides. The engine does not place these, so the search for
  /// constraints ends there.
  private func isOwnedByRoot(_ item: AnyObject) -> Bool {
    item === engine.root
      || ((item as? UILayoutGuide)?.kind ?? .own) != .own && (item as? UILayoutGuide)?.owner === engine.root
  }
}
