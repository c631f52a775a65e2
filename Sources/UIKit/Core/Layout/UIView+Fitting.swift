extension UIView {
  /// Asks for the smallest size that the constraints allow.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// Asks for the largest size that the constraints allow.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// The size that the constraints give the view when it is pulled to `targetSize` with the lowest priority (50).
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that the constraints inside give the view when each axis is pulled to the target with its priority.
  ///
  /// The result is in points, rounded up to pixels. No frame changes.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    LayoutPass(from: self).updateConstraints()
    let engine: LayoutEngine
    if isOwnRoot {
      engine = layoutState.ownEngine ?? LayoutEngine(root: self)
      layoutState.ownEngine = engine
    } else {
      engine = LayoutEngine(root: self, isAttached: false)
    }
    let size = engine.fittingSize(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    if engine.isAttached { setNeedsLayout() }
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let insets = alignmentRectInsets
    return CGSize(
      width: grid.up(max(0, size.width - insets.horizontal)), height: grid.up(max(0, size.height - insets.vertical)))
  }
}
