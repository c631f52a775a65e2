import UIKit

extension UISlider: DrawsContent {
  /// Draws a thin track, in the tint colour up to the knob, the knob, and the images at the ends if there are any.
  func drawContent(on canvas: Canvas) {
    let track = trackRect(forBounds: bounds)
    let knob = thumbRect(forBounds: bounds, trackRect: track, value: value)
    canvas.group(opacity: isEnabled ? 1 : 0.5) {
      drawEndImages(on: canvas)
      let radius = track.height / 2
      canvas.fill(Path(track, cornerRadius: radius), resolved(maximumTrackTintColor ?? .systemFill))
      var done = track
      done.size.width = isRightToLeft ? track.maxX - knob.midX : knob.midX - track.minX
      if isRightToLeft { done.origin.x = knob.midX }
      canvas.fill(Path(done, cornerRadius: radius), minimumTrackTintColor.map(resolved) ?? resolvedTint)
      canvas.knob(in: knob, color: resolved(thumbTintColor ?? .white))
    }
  }

  private func drawEndImages(on canvas: Canvas) {
    let ends = [
      (minimumValueImage, minimumValueImageRect(forBounds: bounds)),
      (maximumValueImage, maximumValueImageRect(forBounds: bounds)),
    ]
    for case (let image?, let rect) in ends {
      ImageDrawing(image: image, tint: resolvedTint, isDark: isDark, isRightToLeft: isRightToLeft)
        .draw(in: rect, on: canvas)
    }
  }
}
