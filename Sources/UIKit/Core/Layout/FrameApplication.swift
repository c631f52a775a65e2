import ConstraintSolver

/// Gives views the frames that were solved, rounded to the pixel grid.
///
/// ``LayoutModel`` has the solved frames, ``PixelGrid`` rounds them, and ``Settling`` applies them in each of its
/// rounds.
@MainActor final class FrameApplication {
  private let model: LayoutModel
  /// Items whose variables have changed since frames were applied, each once; `nil` stands for all.
  @exclusivity(unchecked) private var moved: [Int]?
  @exclusivity(unchecked) private var isMoved: [Bool] = []

  init(_ model: LayoutModel) {
    self.model = model
  }

  /// Marks the items of variables that have other values than before.
  func variablesDidChange(_ variables: [Variable]) {
    guard moved != nil else { return }
    for variable in variables {
      let index = model.item(of: variable)
      guard !isMoved[index] else { continue }
      isMoved[index] = true
      moved?.append(index)
    }
  }

  /// Sets the frames of all items that moved, in tree order; returns the items whose frames changed.
  @discardableResult func apply() -> [Int] {
    let grid = model.pixelGrid
    let pending = moved?.sorted()
    moved = []
    if let pending {
      for index in pending { isMoved[index] = false }
    } else {
      isMoved = Array(repeating: false, count: model.items.count)
    }
    var changed: [Int] = []
    for index in pending ?? Array(model.items.indices) where apply(index, grid) { changed.append(index) }
    return changed
  }

  private func apply(_ index: Int, _ grid: PixelGrid) -> Bool {
    applyContentSize(index, grid)
    guard let view = model.items[index].view else { return false }
    let frame = roundedFrame(at: index, grid)
    let isChanged = frame != view.untransformedFrame
    if isChanged {
      view.place(at: frame)
      view.parent?.setNeedsLayout()
    }
    view.layoutState.wasMovedByOthers = false
    return isChanged
  }

  private func applyContentSize(_ index: Int, _ grid: PixelGrid) {
    let (width, height) = model.contentSize(of: index)
    guard width != nil || height != nil, let content = model.view(at: index)?.scrollableContent else { return }
    var size = content.contentSize
    if let width { size.width = grid.nearest(model.coordinate(width)) }
    if let height { size.height = grid.nearest(model.coordinate(height)) }
    content.contentSize = size
  }

  /// Restores the frame that the constraints give a view, if other code has moved the view.
  func restore(_ view: UIView) {
    guard view.layoutState.wasMovedByOthers, !model.needsSolving, let index = model.index(of: view), index != 0 else {
      return
    }
    view.setUntransformedFrame(roundedFrame(at: index, model.pixelGrid))
    view.layoutState.wasMovedByOthers = false
  }

  private func roundedFrame(at index: Int, _ grid: PixelGrid) -> CGRect {
    let frame = model.solvedFrame(at: index)
    guard let view = model.items[index].view else { return frame }
    var rounded = view.frame(forAlignmentRect: grid.nearest(view.alignmentRect(forFrame: frame)))
    if let size = view.fixedFrameSize { rounded.size = size }
    return rounded
  }
}
