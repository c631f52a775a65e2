extension UIView {
  /// Target size for the smallest size that the constraints allow.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// Target size for the largest size that the constraints allow.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// The size that the constraints inside give the view when each axis is pulled to the target with its priority.
  func fittingSize(_ targetSize: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
    // Prevents endless recursion if the natural size of a view asks for the fitting size of the tree that contains the
    // view.
    guard Self.fitted.count(where: { $0 === self }) < Self.mostQuestions else { return frame.size }
    Self.fitted.append(self)
    defer { Self.fitted.removeLast() }
    LayoutPass(from: self).updateConstraints()
    let engine: LayoutEngine
    if isOwnRoot, layoutState.ownEngine?.isBusy != true {
      engine = layoutState.ownEngine ?? LayoutEngine(root: self)
      layoutState.ownEngine = engine
    } else {
      engine = LayoutEngine(root: self, isAttached: false)
    }
    let size = engine.fittingSize(
      targetSize, horizontal: horizontal, vertical: vertical)
    if engine.isAttached { setNeedsLayout() }
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let insets = alignmentRectInsets
    return CGSize(
      width: grid.up(max(0, size.width - insets.horizontal)), height: grid.up(max(0, size.height - insets.vertical)))
  }

  /// The views whose fitting size is being computed, outer views first.
  private static var fitted: [UIView] = []
  /// How many nested computations of one view's fitting size are allowed; further ones return the size of the current
  /// frame.
  private static let mostQuestions = 3
}
