import ConstraintSolver

/// Solving in passes: unwrapped text, wrapped text, margins and safe areas where the frames are now.
extension LayoutEngine {
  /// Solves and applies frames until margins, safe areas and sizes of wrapped text agree with them.
  func settle() {
    guard needsSolving else { return }
    unwrapTexts()
    for _ in 0..<Self.maximumRounds {
      solve()
      let textChanged = wrapTexts()
      if textChanged { solve() }
      applyFrames()
      let insetsChanged = updateFrameFollowers()
      if !textChanged && !insetsChanged { break }
    }
    needsSolving = false
  }

  /// Rounds after which a layout whose text and margins chase each other is left as it is.
  static let maximumRounds = 8

  func solve() {
    followFonts()
    for _ in 0..<Self.maximumRounds {
      let changed = solver.solve().changed
      if movedItems != nil {
        for variable in changed {
          if let index = itemOfVariable[variable] { movedItems?.insert(index) }
        }
      }
      guard addMissingBounds() else { return }
    }
  }

  /// Demands alignment rectangles that came out with a negative size to have none; answers whether there were any.
  ///
  /// Nearly all layouts meet this by themselves, so the demand is only made where it is missed. A solution that meets
  /// demands it wasn't told is also the best with them.
  func addMissingBounds() -> Bool {
    var isAdded = false
    for (index, item) in items.enumerated() where !boundedItems.contains(index) {
      let insets = view(at: index)?.alignmentRectInsets ?? .zero
      let bounds = [(item.width, Double(insets.horizontal)), (item.height, Double(insets.vertical))]
      guard bounds.contains(where: { solver.value(of: $0) < $1 - Self.slack }) else { continue }
      boundedItems.insert(index)
      for (variable, least) in bounds {
        let bound = Constraint(
          [Term(1, variable)], .greaterThanOrEqual, least, removalRank: RemovalRank.bound.rawValue)
        _ = add(bound, from: .bound(item: index))
      }
      isAdded = true
    }
    return isAdded
  }

  static let slack = 1e-6

  /// First pass: gives texts that were wrapped the natural size of one that is not.
  func unwrapTexts() {
    for index in textItems where items[index].isWrapped {
      items[index].isWrapped = false
      if let view = view(at: index) { updateIntrinsic(index, size: view.intrinsicContentSize) }
      items[index].measuredWidth = nil
    }
  }

  /// Second pass: gives texts the size that they have when wrapped to their width; answers whether one changed.
  func wrapTexts() -> Bool {
    var isChanged = false
    let grid = pixelGrid
    for index in textItems {
      guard let view = view(at: index) else { continue }
      let width = grid.nearest(CGFloat(solver.value(of: items[index].width)) - view.alignmentRectInsets.horizontal)
      // Wrapped text is as wide as its longest line: narrower than it was measured for, but not wrapped anew.
      if let measured = items[index].measuredWidth, width == measured || width == items[index].wrappedWidth { continue }
      items[index].measuredWidth = width
      let size = view.intrinsicContentSize(forLayoutWidth: max(0, width))
      items[index].wrappedWidth = size.width
      guard size != view.intrinsicContentSize || items[index].isWrapped else { continue }
      items[index].isWrapped = true
      updateIntrinsic(index, size: size)
      isChanged = true
    }
    return isChanged
  }

  /// Works out again what depends on margins, safe areas and nested baselines; answers whether something changed.
  func updateFrameFollowers() -> Bool {
    guard !isFitting else { return false }
    var isChanged = false
    for constraint in ledger.frameFollowers where updateOffset(of: constraint) { isChanged = true }
    return isChanged
  }

  /// Works out again what depends on fonts, if one may have changed.
  private func followFonts() {
    guard fontsMayHaveChanged else { return }
    fontsMayHaveChanged = false
    for constraint in ledger.fontFollowers { updateOffset(of: constraint) }
  }

  /// Works out the right side of a constraint again; answers whether it changed.
  @discardableResult private func updateOffset(of constraint: NSLayoutConstraint) -> Bool {
    guard let entry = ledger[constraint], let id = entry.id, let current = translate(constraint),
      abs(current.entry.offset - entry.offset) > Self.slack
    else { return false }
    ledger.setOffset(current.entry.offset, of: constraint)
    solver.setConstant(current.constraint.constant, of: id)
    return true
  }
}
