/// A view that shows text which it lays out itself.
@preconcurrency @MainActor public protocol TextShowing: UIView {
  /// The pieces of text that the view shows at its present size, in reading order; without those of subviews.
  var textPlacements: [TextPlacement] { get }
}
