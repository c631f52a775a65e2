/// A view that lays out and shows text of its own, such as a label.
@preconcurrency @MainActor public protocol TextShowing: UIView {
  /// The pieces of text that the view shows at its current size, in reading order. Texts of subviews are not included.
  var textPlacements: [TextPlacement] { get }
}
