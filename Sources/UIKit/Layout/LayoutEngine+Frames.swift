import ConstraintSolver

/// Frames out of the solved variables.
extension LayoutEngine {
  var pixelGrid: PixelGrid { PixelGrid(scale: root.traitCollection.displayScale) }

  /// Gives views the frames that were solved, on the pixel grid.
  func applyFrames() {
    guard !isFitting else { return }
    isApplying = true
    defer { isApplying = false }
    let grid = pixelGrid
    for index in items.indices {
      guard movedItems?.contains(index) ?? true else { continue }
      applyContentSize(index, grid)
      guard let view = items[index].view else { continue }
      let frame = roundedFrame(at: index, grid)
      guard frame != view.untransformedFrame else { continue }
      view.setUntransformedFrame(frame)
      view.parent?.setNeedsLayout()
    }
    movedItems = []
  }

  func roundedFrame(at index: Int, _ grid: PixelGrid) -> CGRect {
    let frame = solvedFrame(at: index)
    guard let view = items[index].view else { return frame }
    var rounded = view.frame(forAlignmentRect: grid.nearest(view.alignmentRect(forFrame: frame)))
    if let size = view.fixedFrameSize { rounded.size = size }
    return rounded
  }

  func applyContentSize(_ index: Int, _ grid: PixelGrid) {
    let item = items[index]
    guard item.contentWidth != nil || item.contentHeight != nil, let scrollView = view(at: index) as? UIScrollView
    else { return }
    var size = scrollView.contentSize
    if let width = item.contentWidth { size.width = grid.nearest(CGFloat(solver.value(of: width))) }
    if let height = item.contentHeight { size.height = grid.nearest(CGFloat(solver.value(of: height))) }
    scrollView.contentSize = size
  }

  /// The frame that a view of this engine has by the constraints, on the pixel grid.
  func appliedFrame(of view: UIView) -> CGRect? {
    guard !needsSolving, let index = index(of: view), index != 0 else { return nil }
    return roundedFrame(at: index, pixelGrid)
  }
}
