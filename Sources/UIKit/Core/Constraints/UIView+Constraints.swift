extension UIView {
  /// Deactivates all constraints that are installed at an ancestor of this view and that refer to this view, to a view
  /// inside it, or to a layout guide of one of those views.
  func removeConstraintsFromAbove() {
    guard layoutState.constraintEndsAbove > 0 else { return }
    var ancestor = parent
    while let current = ancestor, let numbers = layoutState.constraintNumbersAbove {
      for constraint in current.constraints(numbered: numbers, referringToInsideOf: self) {
        constraint.isActive = false
      }
      ancestor = current.parent
    }
  }

  /// The constraints installed at this view that refer to `view` or to a view or guide inside it, in the order of
  /// installation.
  ///
  /// The search alternates between the first and the last constraints of the range and stops when all are found. Views
  /// are often removed in the order in which they were added, or in reverse order, so their constraints are near one of
  /// the two ends.
  ///
  /// - Parameters:
  ///   - numbers: the range in which the numbers of these constraints lie.
  ///   - view: a descendant of this view.
  private func constraints(
    numbered numbers: ClosedRange<Int>, referringToInsideOf view: UIView
  ) -> [NSLayoutConstraint] {
    let constraints = layoutState.constraints
    let start = constraints.firstIndex(numberedFrom: numbers.lowerBound)
    let end = constraints.firstIndex(numberedFrom: numbers.upperBound + 1)
    var left = Int(view.layoutState.constraintEndsAbove)
    var found: [Int] = []
    for step in 0..<(end - start) where left > 0 {
      let index = step % 2 == 0 ? start + step / 2 : end - 1 - step / 2
      let ends = constraints[index].items.count { NSLayoutConstraint.view(of: $0)?.lies(in: view) ?? false }
      if ends > 0 { found.append(index) }
      left -= ends
    }
    return found.sorted().map { constraints[$0] }
  }

  /// Deactivates all constraints that refer to `item`, a layout guide of this view.
  func removeConstraints(mentioning item: AnyObject) {
    var ancestor: UIView? = self
    while let current = ancestor {
      for constraint in current.layoutState.constraints
      where constraint.firstItem === item || constraint.secondItem === item {
        constraint.isActive = false
      }
      ancestor = current.parent
    }
  }
}

extension NSLayoutConstraint {
  /// The view of a constraint's item: the item itself if it is a view, or the owning view of a layout guide; otherwise
  /// `nil`.
  package static func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owner
  }

  /// All views and guides that the constraint refers to. There can be more than two if a side of the constraint is a
  /// distance between two anchors.
  var items: [AnyObject] {
    if firstEnd == nil, secondEnd == nil {
      guard let firstItem else { return [] }
      guard let secondItem else { return [firstItem] }
      return [firstItem, secondItem]
    }
    return [firstItem, secondItem, firstEnd?.item, secondEnd?.item].compactMap(\.self)
  }

  /// The closest view that contains all items of the constraint, or is one of them; `nil` if the items are in different
  /// view trees.
  var closestCommonAncestor: UIView? { ancestorReference.object }

  private var ancestorReference: Unretained<UIView> {
    // While a constraint is installed, its items stay in one view tree, because moving an item removes the constraint.
    if !ownerReference.isEmpty { return installedAncestor }
    // Almost all constraints have at most two items. These need no array.
    if firstEnd == nil, secondEnd == nil {
      let view = first.owningViewReference
      guard let other = second?.owningViewReference else { return view }
      if other.isEmpty { return second?.item == nil ? view : Unretained() }
      return view.closestCommonAncestor(with: other)
    }
    var common = first.owningViewReference
    for item in items.dropFirst() {
      common = common.closestCommonAncestor(with: Unretained(Self.view(of: item)))
    }
    return common
  }

  /// Activates the constraint by installing it at a view.
  ///
  /// - Parameter stated: the view; `nil` for the closest common ancestor of the constraint's items.
  /// - Returns: whether the view contains all items. If not, the constraint stays inactive.
  @discardableResult package func installIfPossible(at stated: UIView? = nil) -> Bool {
    let common = ancestorReference
    let owner = stated == nil ? common : Unretained(stated)
    guard !owner.isEmpty else { return false }
    guard !ownerReference.isSame(as: owner) else { return true }
    if !ownerReference.isEmpty { uninstall() }
    guard common.lies(in: owner) else { return false }
    takePlace(at: owner, below: common)
    if let engine = common.read({ $0.engineForInside }) ?? nil { engine.add(self) }
    owner.read { $0.setNeedsLayout() }
    return true
  }

  /// Activates many constraints of one view quickly, without checks. All their items must be the view, its subviews or
  /// guides of these. Stack views use this.
  static func install(_ constraints: [NSLayoutConstraint], between view: UIView) {
    guard !constraints.isEmpty else { return }
    let owner = Unretained(view)
    for constraint in constraints { constraint.takePlace(at: owner, below: owner) }
    if let engine = view.engineForInside { for constraint in constraints { engine.add(constraint) } }
    view.setNeedsLayout()
  }

  /// Adds the constraint to the list of the view at which it is installed, and updates the counters of the views
  /// between that view and the constraint's items.
  private func takePlace(at owner: Unretained<UIView>, below common: Unretained<UIView>) {
    ownerReference = owner
    installedAncestor = common
    number = Self.nextNumber
    Self.nextNumber += 1
    owner.read {
      // A capacity of 3 takes as much memory as one of 2, and saves a reallocation for the third constraint.
      if $0.layoutState.constraints.isEmpty { $0.layoutState.constraints.reserveCapacity(3) }
      $0.layoutState.constraints.append(self)
    }
    changeCounts(by: 1)
  }

  func uninstall() {
    guard let owner else { return }
    engineReference.object?.remove(self)
    changeCounts(by: -1)
    let index = owner.layoutState.constraints.firstIndex(numberedFrom: number)
    owner.layoutState.constraints.remove(at: index)
    ownerReference = Unretained()
    installedAncestor = Unretained()
    owner.setNeedsLayout()
  }

  /// Updates the constraint counters of the views between the constraint's items and the view at which it is installed.
  ///
  /// Each view from an item up to, but without, the view at which the constraint is installed counts one end of the
  /// constraint. Views below the closest common ancestor of the items also count the constraint as one that crosses
  /// their edge. A view that gets its first crossing constraint or loses its last one may move to another layout
  /// engine.
  private func changeCounts(by change: Int32) {
    changeCounts(above: first.owningViewReference, by: change)
    if let second = second?.owningViewReference { changeCounts(above: second, by: change) }
    if let firstEnd { changeCounts(above: firstEnd.handle.owningViewReference, by: change) }
    if let secondEnd { changeCounts(above: secondEnd.handle.owningViewReference, by: change) }
  }

  private func changeCounts(above view: Unretained<UIView>, by change: Int32) {
    var current = view
    var isCrossing = true
    while !current.isEmpty, !current.isSame(as: ownerReference) {
      if current.isSame(as: installedAncestor) { isCrossing = false }
      current.read {
        $0.layoutState.countConstraintEndAbove(number, by: change)
        if isCrossing { $0.changeCrossingConstraints(by: change) }
      }
      current = current.parent
    }
  }
}

extension UIView {
  fileprivate func changeCrossingConstraints(by change: Int32) {
    let before = layoutState.crossingConstraints
    layoutState.crossingConstraints = before + change
    if before == 0 { willBePlacedByConstraints() }
    if (before == 0) != (before + change == 0), layoutState.translatesMask { layoutStructureDidChange() }
  }
}

@MainActor extension [NSLayoutConstraint] {
  /// The index of the first constraint whose number is at least `number`, found by binary search. The list of a view is
  /// in the order of installation, so the numbers ascend.
  fileprivate func firstIndex(numberedFrom number: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
