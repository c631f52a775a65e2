import ConstraintSolver

/// The constraints that the engine makes by itself: natural sizes, autoresizing masks, the size of the root.
extension LayoutEngine {
  /// Looks at the natural size and its priorities again.
  func intrinsicSizeMayHaveChanged(of view: UIView) {
    guard let index = index(of: view), index != 0 else { return }
    items[index].measuredWidth = nil
    let isText = view.intrinsicHeightDependsOnWidth
    if isText, !textItems.contains(index) { textItems.append(index) }
    if !isText { textItems.removeAll { $0 == index } }
    updateIntrinsic(index, size: view.intrinsicContentSize)
    if !ledger.fontFollowers.isEmpty {
      fontsMayHaveChanged = true
      needsSolving = true
    }
    needsLayout()
  }

  func updateIntrinsic(_ index: Int, size: CGSize) {
    guard let view = view(at: index) else { return }
    let insets = view.alignmentRectInsets
    updateIntrinsic(\.intrinsicWidth, index, .horizontal, natural: size.width, insets: insets.horizontal)
    updateIntrinsic(\.intrinsicHeight, index, .vertical, natural: size.height, insets: insets.vertical)
  }

  func updateIntrinsic(
    _ path: WritableKeyPath<LayoutItem, IntrinsicConstraints>, _ index: Int, _ axis: NSLayoutConstraint.Axis,
    natural: CGFloat, insets: CGFloat
  ) {
    guard let view = view(at: index) else { return }
    var constraints = items[index][keyPath: path]
    let hugging = view.layoutState.huggingPriority[axis]
    let compression = view.layoutState.compressionPriority[axis]
    let hasLength = natural >= 0 && natural.isFinite
    let length = hasLength ? natural + insets : UIView.noIntrinsicMetric
    if length == constraints.length, hugging == constraints.hugging, compression == constraints.compression { return }
    let sameShape =
      hasLength && !constraints.ids.isEmpty && hugging == constraints.hugging && compression == constraints.compression
    constraints.length = length
    constraints.hugging = hugging
    constraints.compression = compression
    if sameShape {
      for id in constraints.ids { solver.setConstant(Double(length), of: id) }
      needsSolving = true
    } else {
      drop(constraints.ids)
      let term = [Term(1, items[index].length(axis))]
      let source = ConstraintSource.intrinsic(item: index, axis: axis)
      constraints.ids = []
      func pull(_ relation: Relation, _ priority: UILayoutPriority) {
        guard priority.rawValue > 0 else { return }
        let priority = Priority(min(Double(priority.rawValue), Self.strongestNaturalSize))
        constraints.ids.append(add(Constraint(term, relation, Double(length), priority: priority), from: source))
      }
      if hasLength, hugging == compression {
        pull(.equal, hugging)
      } else if hasLength {
        pull(.lessThanOrEqual, hugging)
        pull(.greaterThanOrEqual, compression)
      }
    }
    items[index][keyPath: path] = constraints
  }

  /// A natural size gives way to required constraints even at priority 1000, as in cells that are too low for their
  /// text on Interface Builder's canvas, but to nothing else.
  static let strongestNaturalSize = 999.9999

  /// Takes over the frame that was set on a view whose autoresizing mask stands for constraints.
  func frameDidChange(of view: UIView) {
    guard let index = index(of: view), index != 0, !isApplying else { return }
    drop(items[index].maskConstraints)
    addMaskConstraints(of: index)
    needsLayout()
  }

  func addMaskConstraints(of index: Int) {
    guard let view = items[index].view, let parent = view.parent else { return }
    let item = items[index]
    let frame = view.untransformedFrame
    let arithmetic = AutoresizingArithmetic(mask: view.autoresizingMask, frame: frame)
    let outer = parent.untransformedFrame.size
    let x = arithmetic.horizontal(superviewWidth: outer.width)
    let y = arithmetic.vertical(superviewHeight: outer.height)
    func share(_ variable: Variable, _ value: CGFloat, _ share: CGFloat, of whole: Variable, _ size: CGFloat)
      -> ConstraintID
    {
      var terms = [Term(1, variable)]
      if share != 0 { terms.append(Term(-Double(share), whole)) }
      return add(Constraint(terms, .equal, Double(value - share * size)), from: .mask(item: index))
    }
    let above = items[item.parent]
    items[index].maskConstraints = [
      share(item.left, frame.minX, x.originShare, of: above.width, outer.width),
      share(item.width, frame.width, x.sizeShare, of: above.width, outer.width),
      share(item.top, frame.minY, y.originShare, of: above.height, outer.height),
      share(item.height, frame.height, y.sizeShare, of: above.height, outer.height),
    ]
  }

  /// Takes over the size of the root's frame.
  func rootSizeDidChange() {
    guard !isFitting, let rootWidth, let rootHeight else { return }
    let size = root.untransformedFrame.size
    solver.setConstant(Double(size.width), of: rootWidth)
    solver.setConstant(Double(size.height), of: rootHeight)
    needsSolving = true
    needsLayout()
  }

  /// Looks at margins and safe areas again with the next pass.
  func insetsMayHaveChanged() {
    guard !ledger.frameFollowers.isEmpty else { return }
    needsSolving = true
    needsLayout()
  }

  func needsLayout() {
    if isAttached { root.setNeedsLayout() }
  }
}
