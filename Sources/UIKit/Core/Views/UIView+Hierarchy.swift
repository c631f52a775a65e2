extension UIView {
  /// The view at the top of the tree.
  var topmostView: UIView {
    var view = self
    while let up = view.parent { view = up }
    return view
  }

  /// Whether a view is the superview.
  func isChild(of view: UIView) -> Bool { parentReference.refers(to: view) }

  /// Whether this view is `view` or lies somewhere inside it.
  func lies(in view: UIView) -> Bool { Unretained(self).lies(in: Unretained(view)) }

  /// Makes a first responder in the view resign; returns whether none is left. With `force` the answer is always true.
  func resignFirstResponderInside(force: Bool) -> Bool {
    if isFirstResponder { return resignFirstResponder() || force }
    return children.allSatisfy { $0.endEditing(force) }
  }

  func insert(_ view: UIView, at place: ([UIView]) -> Int) {
    UIKitException.ofSubview(view, in: self)?.raise()
    let oldWindow = view.window
    if view.isChild(of: self) {
      return reorderChildren {
        $0.remove(identicalTo: view)
        $0.insert(view, at: place($0))
      }
    }
    if let oldParent = view.parent {
      view.leave(oldParent, for: self)
    } else {
      view.willMove(toSuperview: self)
    }
    let newWindow = window
    if newWindow !== oldWindow { view.willMove(toWindow: newWindow) }
    let index = place(children)
    // Inserting goes through generic code, which takes ten times as long as appending.
    if index == children.count { children.append(view) } else { children.insert(view, at: index) }
    view.forgetSurroundings()
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
    removeConstraintsFromAbove()
    layoutStructureDidChange()
    oldParent.children.remove(identicalTo: self)
    loseParent()
    oldParent.layoutStructureDidChange()
    oldParent.setNeedsLayout()
    if newParent == nil {
      didMoveToSuperview()
      if hadWindow { announceWindowChange() }
    }
  }

  /// Changes the order of the subviews.
  ///
  /// The order matters for layout: of views that compete for room, the later one gives way. So layout starts over as
  /// for a tree that was made in the new order.
  func reorderChildren(_ change: (inout [UIView]) -> Void) {
    let before = children
    change(&children)
    if !before.elementsEqual(children, by: ===) { layoutStructureDidChange() }
  }

  /// Takes over what a view inherits from its new superview.
  private func didEnter(_ newParent: UIView) {
    inheritTraits()
    newParent.layoutStructureDidChange()
    newParent.setNeedsLayout()
    if layoutState.subtreeNeedsLayout { newParent.markSubtreeNeedsLayout() }
    if layoutState.subtreeNeedsUpdateConstraints { newParent.markSubtreeNeedsUpdateConstraints() }
  }

  private func announceWindowChange() {
    didMoveToWindow()
    for child in children { child.announceWindowChange() }
  }
}
