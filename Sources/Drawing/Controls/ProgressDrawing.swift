import UIKit

extension UIProgressView: DrawsContent {
  /// A thin track, coloured from its start up to the progress.
  func drawContent(on canvas: Canvas) {
    let radius = bounds.height / 2
    canvas.fill(Path(bounds, cornerRadius: radius), trackTintColor.map(resolved) ?? resolved(.systemFill))
    var done = bounds
    done.size.width *= Double(min(1, max(0, progress)))
    if isRightToLeft { done.origin.x = bounds.maxX - done.width }
    canvas.fill(Path(done, cornerRadius: radius), progressTintColor.map(resolved) ?? resolvedTint)
  }
}
