import UIKit

extension UIProgressView: DrawsContent {
  /// Draws a thin track, and in the tint colour the part from its start to the present progress.
  func drawContent(on canvas: Canvas) {
    let radius = bounds.height / 2
    canvas.fill(Path(bounds, cornerRadius: radius), trackTintColor.map(resolved) ?? resolved(.systemFill))
    var done = bounds
    done.size.width *= Double(min(1, max(0, progress)))
    if isRightToLeft { done.origin.x = bounds.maxX - done.width }
    canvas.fill(Path(done, cornerRadius: radius), progressTintColor.map(resolved) ?? resolvedTint)
  }
}
