extension UIView {
  func markSubtreeNeedsLayout() {
    layoutState.subtreeNeedsLayout = true
    var view = parentReference
    while view.read({ $0.layoutState.subtreeNeedsLayout }) == false {
      view.read { $0.layoutState.subtreeNeedsLayout = true }
      view = view.parent
    }
  }

  func markSubtreeNeedsUpdateConstraints() {
    var view: UIView? = self
    while let current = view, !current.layoutState.subtreeNeedsUpdateConstraints {
      current.layoutState.subtreeNeedsUpdateConstraints = true
      view = current.parent
    }
  }

  func naturalSizePriorityDidChange() {
    layoutState.engine?.intrinsicSizeMayHaveChanged(of: self)
    setNeedsLayout()
  }

  func setTranslatesMask(_ translates: Bool) {
    guard translates != layoutState.translatesMask else { return }
    layoutState.translatesMask = translates
    layoutStructureDidChange()
  }

  /// Sets the frame as it is without the view's transform. If the size changes, resizes the subviews by their
  /// autoresizing masks.
  func setUntransformedFrame(_ frame: CGRect) {
    let old = untransformedFrame
    guard frame != old else { return }
    untransformedFrame = frame
    updateInsets(afterResizing: frame.size != old.size)
    if let engine = layoutState.engine, PlacedFrame.of(self) == nil {
      layoutState.wasMovedByOthers = true
      engine.autoresizingDidChange(of: self)
    }
    if KeyValueObservers.isUsed { ["frame", "bounds", "center"].forEach(tellObservers) }
    guard frame.size != old.size else { return }
    layoutState.ownEngine?.rootSizeDidChange()
    if autoresizesSubviews { resizeSubviews(from: old.size) }
    setNeedsLayout()
  }

  /// Invalidates the safe area and margins after the frame has changed, if they depend on the frame.
  private func updateInsets(afterResizing isResized: Bool) {
    if surroundings.hasNoSafeArea, parent?.surroundings.hasNoSafeArea == true {
      // The superview has no safe-area insets, so this view has none in any position.
      guard isResized || marginState.preservesSuperviewMargins else { return }
      marginsMayHaveChanged()
    } else {
      forgetSafeArea()
    }
    insetsMayHaveMoved()
  }

  /// Sets the frame that Auto Layout has computed. Does so by setting `bounds` and `center`, as UIKit does, so that an
  /// app's overrides of these are called.
  func place(at frame: CGRect) {
    let old = untransformedFrame
    PlacedFrame.give(frame, to: self) {
      if frame.size != old.size { bounds = CGRect(origin: boundsOrigin, size: frame.size) }
      if frame.center != old.center {
        center = frame.center
      } else if frame.size == old.size {
        setUntransformedFrame(frame)
      }
    }
  }

  private func resizeSubviews(from oldSize: CGSize) {
    for child in children where child.layoutState.translatesMask && child.layoutState.engineReference.isEmpty {
      let frame = AutoresizingArithmetic(mask: child.autoresizingMask, frame: child.untransformedFrame)
        .frame(from: oldSize, to: untransformedFrame.size)
      child.setUntransformedFrame(frame)
    }
  }
}
