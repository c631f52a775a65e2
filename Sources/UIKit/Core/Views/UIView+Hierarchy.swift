extension UIView {
  /// The view without a superview that contains this view, or is this view.
  var topmostView: UIView {
    var view = self
    while let up = view.parent { view = up }
    return view
  }

  /// Whether `view` is the superview of this view.
  func isChild(of view: UIView) -> Bool { parentReference.refers(to: view) }

  /// Whether this view is `view` or one of its descendants.
  func lies(in view: UIView) -> Bool { Unretained(self).lies(in: Unretained(view)) }

  /// Makes the first responder resign, if it is this view or inside it. Returns `false` if it refuses and `force` is
  /// `false`.
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
    // Inserting at the end takes ten times as long as appending, because it runs generic code.
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
  /// The order affects layout: if the space is too small for two views of equal priority, the later one is compressed.
  /// A change of the order therefore discards the layout engine, so that the result is that of a tree created in the
  /// new order.
  func reorderChildren(_ change: (inout [UIView]) -> Void) {
    let before = children
    change(&children)
    if !before.elementsEqual(children, by: ===) { layoutStructureDidChange() }
  }

  /// Takes over the traits of the new superview, and marks it as needing layout. Called after the view was added.
  private func didEnter(_ newParent: UIView) {
    inheritTraits()
    newParent.layoutStructureDidChange()
    newParent.setNeedsLayout()
    if layoutState.subtreeNeedsLayout { newParent.markSubtreeNeedsLayout() }
    if layoutState.subtreeNeedsUpdateConstraints { newParent.markSubtreeNeedsUpdateConstraints() }
  }

  private func announceWindowChange() {
    windowDidChange()
    didMoveToWindow()
    for child in children { child.announceWindowChange() }
  }
}
