extension UIView {
  /// Takes out all constraints above this view that tie its inside to the outside.
  func removeCrossingConstraints() {
    guard layoutState.crossingConstraints > 0 else { return }
    var ancestor = parent
    while let current = ancestor {
      for constraint in current.layoutState.constraints where constraint.mentionsInside(of: self) {
        constraint.isActive = false
      }
      ancestor = current.parent
    }
  }

  /// Takes out all constraints that mention a guide of this view.
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
  /// The view that an item is or belongs to.
  static func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owner
  }

  /// The views and guides that the constraint refers to.
  var items: [AnyObject] {
    if firstEnd == nil, secondEnd == nil {
      guard let firstItem else { return [] }
      guard let secondItem else { return [firstItem] }
      return [firstItem, secondItem]
    }
    return [firstItem, secondItem, firstEnd?.item, secondEnd?.item].compactMap(\.self)
  }

  /// The closest view above all items; `nil` if they lie in different trees.
  var closestCommonAncestor: UIView? {
    // Almost all constraints have two items at most: they need no array.
    if firstEnd == nil, secondEnd == nil {
      guard let first = Self.view(of: firstItem) else { return nil }
      guard let secondItem else { return first }
      return Self.view(of: secondItem).flatMap(first.closestCommonAncestor(with:))
    }
    var common: UIView?
    for item in items {
      guard let view = Self.view(of: item) else { return nil }
      guard let current = common else {
        common = view
        continue
      }
      common = current.closestCommonAncestor(with: view)
      if common == nil { return nil }
    }
    return common
  }

  func mentionsInside(of view: UIView) -> Bool {
    items.contains {
      Self.view(of: $0)?.lies(in: view) ?? false
    }
  }

  /// Activates the constraint at a view, by default the closest one above its items; returns whether that view contains
  /// them.
  @discardableResult package func installIfPossible(at stated: UIView? = nil) -> Bool {
    let common = closestCommonAncestor
    guard let view = stated ?? common else { return false }
    guard owner !== view else { return true }
    if owner != nil { uninstall() }
    guard let common, common.lies(in: view) else { return false }
    owner = view
    view.layoutState.constraints.append(self)
    changeCrossings(upTo: common, by: 1)
    if let engine = common.engineForInside { engine.add(self) }
    view.setNeedsLayout()
    return true
  }

  func uninstall() {
    guard let owner else { return }
    engine?.remove(self)
    if let common = closestCommonAncestor { changeCrossings(upTo: common, by: -1) }
    owner.layoutState.constraints.removeAll { $0 === self }
    self.owner = nil
    owner.setNeedsLayout()
  }

  /// Counts this constraint at all views whose edge it crosses. A view that gets its first or loses its last one may
  /// change engines.
  private func changeCrossings(upTo ancestor: UIView, by change: Int) {
    for item in items {
      var view = Self.view(of: item)
      while let current = view, current !== ancestor {
        let before = current.layoutState.crossingConstraints
        current.layoutState.crossingConstraints = before + change
        if (before == 0) != (before + change == 0), current.layoutState.translatesMask {
          current.layoutStructureDidChange()
        }
        view = current.parent
      }
    }
  }
}
