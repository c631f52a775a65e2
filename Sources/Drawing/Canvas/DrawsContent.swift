import UIKit

/// A view class that draws content besides background, border and subviews.
///
/// `ViewTreeDrawing` calls it.
protocol DrawsContent: UIView {
  /// Draws between the background and the subviews, in the view's own coordinates (its `bounds`).
  func drawContent(on canvas: Canvas)
}
