extension UIView {
  /// The target size by which `systemLayoutSizeFitting(_:)` returns the smallest size that the constraints allow.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// The target size by which `systemLayoutSizeFitting(_:)` returns the largest size that the constraints allow.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// The size that the constraints inside the view give it if its width and height should equal `targetSize` with the
  /// given priorities. In points, rounded up to whole pixels.
  func fittingSize(_ targetSize: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
    // Prevents endless recursion if a view's `intrinsicContentSize` asks for the fitting size of a superview.
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

  /// The views whose fitting size is currently being computed. A later one is computed during the computation of the
  /// earlier ones.
  private static var fitted: [UIView] = []
  /// How many nested computations of the fitting size of one view are allowed. Further ones return the size of its
  /// frame.
  private static let mostQuestions = 3
}
