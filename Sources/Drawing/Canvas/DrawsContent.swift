import UIKit

/// A view class that draws content of its own, in addition to background, border and subviews.
///
/// `ViewTreeDrawing` calls its method for each view.
protocol DrawsContent: UIView {
  /// Draws the view's content, which is above its background and below its subviews. The canvas has the view's own
  /// coordinates (those of its `bounds`).
  func drawContent(on canvas: Canvas)
}
