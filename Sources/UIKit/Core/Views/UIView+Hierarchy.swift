extension UIView {
  /// The view that this one lies in.
  public var superview: UIView? { parent }

  /// The views that lie in this one, from back to front.
  public var subviews: [UIView] { children }

  /// The view at the top of the tree.
  var topmostView: UIView {
    var view = self
    while let up = view.parent { view = up }
    return view
  }

  /// The window at the top of the tree.
  public var window: UIWindow? {
    var view: UIView? = self
    while let current = view {
      if let window = current as? UIWindow { return window }
      view = current.parent
    }
    return nil
  }

  /// Adds a view at a place counted from the back.
  public func insertSubview(_ view: UIView, at index: Int) {
    insert(view) { min(max(index, 0), $0.count) }
  }

  /// Adds a view in front of one of the subviews.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view) { ($0.firstIndex { $0 === sibling }).map { $0 + 1 } ?? $0.count }
  }

  /// Adds a view behind one of the subviews.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view) { $0.firstIndex { $0 === sibling } ?? $0.count }
  }

  /// Puts a subview in front of the others.
  public func bringSubviewToFront(_ view: UIView) {
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    children.append(children.remove(at: index))
  }

  /// Puts a subview behind the others.
  public func sendSubviewToBack(_ view: UIView) {
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    children.insert(children.remove(at: index), at: 0)
  }

  /// Exchanges two subviews.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard children.indices.contains(index1), children.indices.contains(index2) else { return }
    children.swapAt(index1, index2)
  }

  /// Whether this view is `view` or lies somewhere inside it.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let ancestor = current {
      if ancestor === view { return true }
      current = ancestor.parent
    }
    return false
  }

  /// The first view with a tag, looking at this view and then inside.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// The closest view that holds both views, which may be one of them.
  func closestCommonAncestor(with other: UIView) -> UIView? {
    if self === other || parent === other { return other }
    if other.parent === self { return self }
    var depth = 0
    var left: UIView = self
    var right = other
    depth = left.depth - right.depth
    while depth > 0, let up = left.parent {
      left = up
      depth -= 1
    }
    while depth < 0, let up = right.parent {
      right = up
      depth += 1
    }
    while left !== right {
      guard let leftParent = left.parent, let rightParent = right.parent else { return nil }
      left = leftParent
      right = rightParent
    }
    return left
  }

  private var depth: Int {
    var depth = 0
    var view = parent
    while let current = view {
      depth += 1
      view = current.parent
    }
    return depth
  }

  func insert(_ view: UIView, at place: ([UIView]) -> Int) {
    guard view !== self, !isDescendant(of: view) else { return }
    let oldWindow = view.window
    if view.parent === self {
      children.removeAll { $0 === view }
      children.insert(view, at: place(children))
      return
    }
    if let oldParent = view.parent {
      view.leave(oldParent, for: self)
    } else {
      view.willMove(toSuperview: self)
    }
    let newWindow = window
    if newWindow !== oldWindow { view.willMove(toWindow: newWindow) }
    children.insert(view, at: place(children))
    view.parent = self
    view.didEnter(self)
    view.didMoveToSuperview()
    if newWindow !== oldWindow { view.announceWindowChange() }
    didAddSubview(view)
  }

  func leave(_ oldParent: UIView, for newParent: UIView?) {
    willMove(toSuperview: newParent)
    let hadWindow = newParent == nil && window != nil
    if hadWindow { willMove(toWindow: nil) }
    oldParent.willRemoveSubview(self)
    removeCrossingConstraints()
    layoutStructureDidChange()
    oldParent.children.removeAll { $0 === self }
    parent = nil
    oldParent.layoutStructureDidChange()
    oldParent.setNeedsLayout()
    if newParent == nil {
      didMoveToSuperview()
      if hadWindow { announceWindowChange() }
    }
  }

  /// Takes over what a view inherits from its new superview.
  private func didEnter(_ newParent: UIView) {
    inheritTraits()
    newParent.layoutStructureDidChange()
    newParent.setNeedsLayout()
    if layoutState.subtreeNeedsLayout { newParent.markSubtreeNeedsLayout() }
  }

  private func announceWindowChange() {
    didMoveToWindow()
    for child in children { child.announceWindowChange() }
  }
}
