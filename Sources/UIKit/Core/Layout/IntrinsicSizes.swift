import ConstraintSolver

/// The natural sizes of items as rows of the solver, and the natural sizes of wrapped text, which follow its width.
///
/// ``IntrinsicSize`` is the size of one item. The views state their sizes in ``UIView/intrinsicContentSize`` and
/// ``UIView/intrinsicContentSize(forLayoutWidth:)``. ``Settling`` calls `wrapTexts` in each of its rounds.
@MainActor final class IntrinsicSizes {
  private let model: LayoutModel
  /// The natural size of each item, by number.
  @exclusivity(unchecked) private var sizes = SparseItems(repeating: IntrinsicSize())
  /// Items whose natural height depends on their width.
  @exclusivity(unchecked) private var textItems: [Int] = []

  init(_ model: LayoutModel) {
    self.model = model
  }

  subscript(index: Int) -> IntrinsicSize { sizes[index] }

  // MARK: Items

  /// Measures the natural size of an item.
  func add(_ index: Int) {
    guard let view = model.view(at: index) else { return }
    model.readAlignmentInsets(of: view, at: index)
    if view.intrinsicHeightDependsOnWidth { textItems.append(index) }
    update(index, view, size: view.measured { $0.naturalSize })
  }

  /// Removes the natural size of an item.
  func remove(_ index: Int) {
    textItems.removeAll { $0 == index }
    model.remove(sizes[index].horizontal.rows + sizes[index].vertical.rows)
    sizes[index] = IntrinsicSize()
  }

  /// Measures the natural size of an item again, and reads its priorities.
  func refresh(_ index: Int) {
    guard let view = model.view(at: index) else { return }
    model.readAlignmentInsets(of: view, at: index)
    sizes[index].measuredWidth = nil
    let isText = view.intrinsicHeightDependsOnWidth
    if isText, !textItems.contains(index) { textItems.append(index) }
    if !isText { textItems.removeAll { $0 == index } }
    update(index, view, size: view.measured { $0.naturalSize })
  }

  private func update(_ index: Int, _ view: UIView, size: CGSize) {
    let insets = model.alignmentInsets(of: index)
    update(index, .horizontal, natural: size.width, insets: insets.horizontal, view)
    update(index, .vertical, natural: size.height, insets: insets.vertical, view)
  }

  private func update(
    _ index: Int, _ axis: NSLayoutConstraint.Axis, natural: CGFloat, insets: CGFloat, _ view: UIView
  ) {
    let hasLength = natural >= 0 && natural.isFinite
    // Most views have no natural size, and keep none.
    if !hasLength, sizes.isCommon(index) { return }
    let wanted = IntrinsicLength(
      length: hasLength ? natural + insets : UIView.noIntrinsicMetric,
      hugging: view.layoutState.huggingPriority[axis], compression: view.layoutState.compressionPriority[axis])
    let current = sizes[index][axis]
    guard !wanted.isSame(as: current) else { return }
    sizes[index][axis].length = wanted.length
    if hasLength, current.hasRows, wanted.hasSamePriorities(as: current) {
      if let row = current.huggingRow { model.setConstant(Double(wanted.length), of: row) }
      if let row = current.compressionRow { model.setConstant(Double(wanted.length), of: row) }
      return
    }
    if current.hasRows { model.remove(current.rows) }
    sizes[index][axis] = hasLength ? withRows(wanted, for: model.length(of: index, axis)) : wanted
  }

  private func withRows(_ size: IntrinsicLength, for variable: Variable) -> IntrinsicLength {
    func pull(_ relation: Relation, _ priority: UILayoutPriority) -> ConstraintID? {
      guard priority.rawValue > 0 else { return nil }
      let priority = Priority(min(Double(priority.rawValue), Self.strongestPriority))
      return model.add(Constraint([Term(1, variable)], relation, Double(size.length), priority: priority))
    }
    var size = size
    if size.hugging == size.compression {
      size.huggingRow = pull(.equal, size.hugging)
    } else {
      size.huggingRow = pull(.lessThanOrEqual, size.hugging)
      size.compressionRow = pull(.greaterThanOrEqual, size.compression)
    }
    return size
  }

  /// The priority that stands for 1000. With it, a natural size gives way to required constraints but to nothing else.
  /// Interface Builder's canvas shows this in cells that are too low for their text.
  private static let strongestPriority = 999.9999

  // MARK: Wrapped text

  /// Gives wrapped texts their unwrapped natural size again, so that the layout does not depend on the previous one.
  ///
  /// Returns whether some texts stay wrapped, because the changes cannot reach their width.
  func unwrapTexts() -> Bool {
    var wrapped = textItems.filter { sizes[$0].isWrapped }
    while !wrapped.isEmpty {
      guard let isReached = model.solver.reachOfChanges(among: wrapped.map { model.variables.width($0) }) else {
        wrapped.forEach(unwrap)
        return false
      }
      guard isReached.contains(true) else { return true }
      // Unwrapping changes the natural sizes of these texts, which may reach the width of others.
      for (index, isReached) in zip(wrapped, isReached) where isReached { unwrap(index) }
      wrapped = zip(wrapped, isReached).filter { !$0.1 }.map(\.0)
    }
    return false
  }

  /// Gives all wrapped texts their unwrapped natural size again.
  func unwrapAllTexts() {
    for index in textItems where sizes[index].isWrapped { unwrap(index) }
  }

  private func unwrap(_ index: Int) {
    sizes[index].isWrapped = false
    if let view = model.view(at: index) { update(index, view, size: view.measured { $0.naturalSize }) }
    sizes[index].measuredWidth = nil
  }

  /// Gives texts the size that they have when wrapped to their solved width; returns whether one changed.
  func wrapTexts() -> Bool {
    var isChanged = false
    let grid = model.pixelGrid
    for index in textItems {
      guard let view = model.view(at: index) else { continue }
      let solved = model.coordinate(model.variables.width(index))
      let width = grid.nearest(solved - view.alignmentRectInsets.horizontal)
      // Wrapped text becomes as wide as its longest line. It need not be measured again for that width.
      if let measured = sizes[index].measuredWidth, width == measured || width == sizes[index].wrappedWidth { continue }
      sizes[index].measuredWidth = width
      let size = view.measured { $0.naturalSize(forLayoutWidth: max(0, width)) }
      sizes[index].wrappedWidth = size.width
      guard size != view.measured({ $0.naturalSize }) || sizes[index].isWrapped else { continue }
      sizes[index].isWrapped = true
      update(index, view, size: size)
      isChanged = true
    }
    return isChanged
  }
}

extension UIView {
  /// Measures the view. Layout ignores invalidations while it measures; otherwise it would never finish.
  fileprivate func measured(_ size: (UIView) -> CGSize) -> CGSize {
    if layoutState.unsettled == .invalidatesNaturalSize { layoutState.unsettled = nil }
    layoutState.isBeingMeasured = true
    defer { layoutState.isBeingMeasured = false }
    return size(self)
  }
}
