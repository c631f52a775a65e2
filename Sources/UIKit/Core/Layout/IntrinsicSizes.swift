import ConstraintSolver

/// Adds the intrinsic content sizes of views to the solver as optional constraints. Measures wrapped text again when
/// its width changes.
///
/// ``IntrinsicSize`` is the size of one item. Views return their sizes from ``UIView/intrinsicContentSize`` and
/// ``UIView/intrinsicContentSize(forLayoutWidth:)``. ``Settling`` calls `wrapTexts()` after each time that it has
/// solved the constraints.
@MainActor final class IntrinsicSizes {
  private let model: LayoutModel
  /// The intrinsic content size of each item, by the item's number.
  @exclusivity(unchecked) private var sizes = SparseItems(repeating: IntrinsicSize())
  /// The numbers of the items whose intrinsic height depends on their width.
  @exclusivity(unchecked) private var textItems: [Int] = []

  init(_ model: LayoutModel) {
    self.model = model
  }

  subscript(index: Int) -> IntrinsicSize { sizes[index] }

  // MARK: Items

  /// Measures the intrinsic content size of an item, and adds it to the solver.
  func add(_ index: Int) {
    guard let view = model.view(at: index) else { return }
    model.readAlignmentInsets(of: view, at: index)
    if view.intrinsicHeightDependsOnWidth { textItems.append(index) }
    update(index, view, size: view.measured { $0.naturalSize })
  }

  /// Removes the intrinsic content size of an item from the solver.
  func remove(_ index: Int) {
    textItems.removeAll { $0 == index }
    model.remove(sizes[index].horizontal.rows + sizes[index].vertical.rows)
    sizes[index] = IntrinsicSize()
  }

  /// Measures the intrinsic content size of an item again, reads its priorities, and updates the solver.
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
    // Most views have no intrinsic size and had none before, so there is nothing to do.
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

  /// The priority that the solver uses for hugging and compression resistance priorities of 1000. It is slightly lower,
  /// so that required constraints override an intrinsic size, and no other constraints do. Interface Builder's canvas
  /// behaves so in cells that are too low for their text.
  private static let strongestPriority = 999.9999

  // MARK: Wrapped text

  /// Gives wrapped texts their intrinsic size without wrapping again, so that the new layout does not depend on the
  /// previous one.
  ///
  /// Texts whose width can't be affected by the changes since the last layout stay wrapped, which saves time.
  ///
  /// - Returns: whether some texts stay wrapped.
  func unwrapTexts() -> Bool {
    var wrapped = textItems.filter { sizes[$0].isWrapped }
    while !wrapped.isEmpty {
      guard let isReached = model.solver.reachOfChanges(among: wrapped.map { model.variables.width($0) }) else {
        wrapped.forEach(unwrap)
        return false
      }
      guard isReached.contains(true) else { return true }
      // Unwrapping changes the intrinsic sizes of these texts, which may affect the widths of other texts.
      for (index, isReached) in zip(wrapped, isReached) where isReached { unwrap(index) }
      wrapped = zip(wrapped, isReached).filter { !$0.1 }.map(\.0)
    }
    return false
  }

  /// Gives all wrapped texts their intrinsic size without wrapping again.
  func unwrapAllTexts() {
    for index in textItems where sizes[index].isWrapped { unwrap(index) }
  }

  private func unwrap(_ index: Int) {
    sizes[index].isWrapped = false
    if let view = model.view(at: index) { update(index, view, size: view.measured { $0.naturalSize }) }
    sizes[index].measuredWidth = nil
  }

  /// Wraps texts to the widths that the solver has computed, and updates their intrinsic sizes. Returns whether one of
  /// the sizes changed, so that the constraints have to be solved again.
  func wrapTexts() -> Bool {
    var isChanged = false
    let grid = model.pixelGrid
    for index in textItems {
      guard let view = model.view(at: index) else { continue }
      let solved = model.coordinate(model.variables.width(index))
      let width = grid.nearest(solved - view.alignmentRectInsets.horizontal)
      // The solver may give a wrapped text the width of its longest line. The text need not be measured again for that
      // width, because its lines stay the same.
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

  // MARK: Other sizes

  /// Gives an item another intrinsic content size in a copy of the solver.
  ///
  /// - Parameters:
  ///   - size: by how many points it is larger.
  ///   - letters: by what share of their width the letters of a text are wider, so that its lines may break elsewhere.
  func vary(_ index: Int, by size: CGSize, letters: CGFloat, in copy: Solver) {
    let (width, height) = (sizes[index].horizontal, sizes[index].vertical)
    setLength(width.length * (1 + letters) + size.width, of: width, in: copy)
    var length = height.length
    if letters != 0, let measured = sizes[index].measuredWidth {
      length = wrappedHeight(of: index, width: measured / (1 + letters)) ?? length
    }
    setLength(length + size.height, of: height, in: copy)
  }

  /// Wraps the texts to which a copy of the solver gives other widths, and changes their heights in the copy. Returns
  /// whether a height changed.
  ///
  /// - Parameter except: the numbers of the items that keep their heights.
  func wrapTexts(in copy: Solver, except: Set<Int>) -> Bool {
    var isChanged = false
    for index in textItems where sizes[index].measuredWidth != nil && !except.contains(index) {
      let variable = model.variables.width(index)
      let grown = copy.value(of: variable) - model.solver.value(of: variable)
      guard abs(grown) > 0.01, let measured = sizes[index].measuredWidth else { continue }
      let current = sizes[index].vertical
      guard let height = wrappedHeight(of: index, width: measured + CGFloat(grown)), height != current.length else {
        continue
      }
      setLength(height, of: current, in: copy)
      isChanged = true
    }
    return isChanged
  }

  private func wrappedHeight(of index: Int, width: CGFloat) -> CGFloat? {
    guard let view = model.view(at: index), view.intrinsicHeightDependsOnWidth else { return nil }
    let height = view.measured { $0.naturalSize(forLayoutWidth: max(0, width)) }.height
    return height >= 0 ? height + model.alignmentInsets(of: index).vertical : nil
  }

  private func setLength(_ length: CGFloat, of current: IntrinsicLength, in copy: Solver) {
    for row in current.rows { copy.setConstant(max(0, Double(length)), of: row) }
  }
}

extension UIView {
  /// Calls `size` to measure the view. Meanwhile, calls of `invalidateIntrinsicContentSize()` by the view are ignored,
  /// because layout would otherwise never end.
  fileprivate func measured(_ size: (UIView) -> CGSize) -> CGSize {
    if layoutState.unsettled == .invalidatesNaturalSize { layoutState.unsettled = nil }
    layoutState.isBeingMeasured = true
    defer { layoutState.isBeingMeasured = false }
    return size(self)
  }
}
