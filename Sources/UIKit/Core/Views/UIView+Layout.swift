extension UIView {
  // MARK: Asking for layout

  /// Calls `updateConstraints()` where it is needed, now.
  public func updateConstraintsIfNeeded() {
    LayoutPass(from: self).updateConstraints()
  }

  /// Whether the next pass calls `updateConstraints()`.
  public func needsUpdateConstraints() -> Bool { layoutState.needsUpdateConstraints }

  func markSubtreeNeedsLayout() {
    layoutState.subtreeNeedsLayout = true
    var view = parent
    while let current = view, !current.layoutState.subtreeNeedsLayout {
      current.layoutState.subtreeNeedsLayout = true
      view = current.parent
    }
  }

  // MARK: Natural size

  /// How strongly the view resists being larger than its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState.huggingPriority[axis]
  }

  /// Sets how strongly the view resists being larger than its content.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard layoutState.huggingPriority[axis] != priority else { return }
    layoutState.huggingPriority[axis] = priority
    layoutState.engine?.intrinsicSizeMayHaveChanged(of: self)
    setNeedsLayout()
  }

  /// How strongly the view resists being smaller than its content.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState.compressionPriority[axis]
  }

  /// Sets how strongly the view resists being smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard layoutState.compressionPriority[axis] != priority else { return }
    layoutState.compressionPriority[axis] = priority
    layoutState.engine?.intrinsicSizeMayHaveChanged(of: self)
    setNeedsLayout()
  }

  // MARK: Alignment rectangle

  /// The rectangle that constraints act on, for a frame.
  public func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// The frame, for a rectangle that constraints act on.
  public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
      width: alignmentRect.width + insets.horizontal, height: alignmentRect.height + insets.vertical)
  }

  // MARK: Frames

  /// Whether the frame acts as constraints, made from `autoresizingMask`.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutState.translatesMask }
    set {
      guard newValue != layoutState.translatesMask else { return }
      layoutState.translatesMask = newValue
      layoutStructureDidChange()
    }
  }

  /// Sets the frame before the transform, and lets the inside follow a new size.
  func setUntransformedFrame(_ frame: CGRect) {
    let old = untransformedFrame
    guard frame != old else { return }
    untransformedFrame = frame
    if let engine = layoutState.engine {
      layoutState.wasMovedByOthers = true
      engine.autoresizingDidChange(of: self)
    }
    insetsMayHaveMoved()
    guard frame.size != old.size else { return }
    layoutState.ownEngine?.rootSizeDidChange()
    if autoresizesSubviews { resizeSubviews(from: old.size) }
    setNeedsLayout()
  }

  private func resizeSubviews(from oldSize: CGSize) {
    for child in children where child.layoutState.translatesMask && child.layoutState.engine == nil {
      let frame = AutoresizingArithmetic(mask: child.autoresizingMask, frame: child.untransformedFrame)
        .frame(from: oldSize, to: untransformedFrame.size)
      child.setUntransformedFrame(frame)
    }
  }
}
