import ConstraintSolver

/// Sets the frames that the solver has computed on views, rounded to whole pixels.
///
/// ``LayoutModel`` has the computed frames, and ``PixelGrid`` rounds them. ``Settling`` calls this after each time that
/// it has solved the constraints.
@MainActor final class FrameApplication {
  private let model: LayoutModel
  /// The numbers of the items whose variables have changed since frames were last set, without duplicates; `nil` means
  /// all items.
  @exclusivity(unchecked) private var moved: [Int]?
  @exclusivity(unchecked) private var isMoved: [Bool] = []

  init(_ model: LayoutModel) {
    self.model = model
  }

  /// Records that the values of variables have changed, so that the frames of their items are set by the next
  /// `apply()`.
  func variablesDidChange(_ variables: [Variable]) {
    guard moved != nil else { return }
    for variable in variables {
      let index = model.item(of: variable)
      guard !isMoved[index] else { continue }
      isMoved[index] = true
      moved?.append(index)
    }
  }

  /// Sets the frames of all items whose variables have changed, in tree order. Returns the numbers of the items whose
  /// rounded frames differ from before.
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

  /// Sets the frame that the constraints give a view, if other code has set its frame since the last layout.
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
