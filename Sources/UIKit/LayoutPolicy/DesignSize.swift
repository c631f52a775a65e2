import Foundation

/// The natural size that a design tool gives a view without content in a stack view.
struct DesignSize {
  /// Width and height in points.
  let size: CGSize
  /// Whether the size stands for text and has the compression resistance that the view's text would have. Otherwise it
  /// gives way to text.
  let isOfText: Bool
}
