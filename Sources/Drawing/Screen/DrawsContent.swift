import UIKit

/// A class of views that shows something of its own besides its background, its border and its subviews.
protocol DrawsContent: UIView {
  /// Draws between the background and the subviews, in the view's own coordinates (its `bounds`).
  func drawContent(on canvas: Canvas)
}
