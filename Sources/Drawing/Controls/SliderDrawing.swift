import UIKit

extension UISlider: DrawsContent {
  /// A thin track, coloured up to the knob, with images at its ends where the slider has them.
  func drawContent(on canvas: Canvas) {
    let track = trackRect
    let knob = knobRect(on: track)
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

  /// The track between the images: 4 points high, 2 points from the sides.
  private var trackRect: CGRect {
    let (left, right) = isRightToLeft ? (maximumValueImage, minimumValueImage) : (minimumValueImage, maximumValueImage)
    let start = bounds.minX + 2 + (left.map { $0.size.width + 8 } ?? 0)
    let end = bounds.maxX - 2 - (right.map { $0.size.width + 8 } ?? 0)
    return CGRect(x: start, y: bounds.midY - 2, width: max(0, end - start), height: 4)
  }

  private func knobRect(on track: CGRect) -> CGRect {
    let height = max(0, min(28, bounds.height - 3))
    let policy = traitCollection.layoutPolicy.controls
    let width = bounds.height == policy.sliderHeight ? policy.sliderKnobWidth ?? height : height
    let span = Double(maximumValue - minimumValue)
    let part = span > 0 ? min(1, max(0, Double(value - minimumValue) / span)) : 0
    let place = isRightToLeft ? 1 - part : part
    let x = track.minX - 2 + (track.width + 4 - width) * place
    return CGRect(x: x, y: bounds.midY - height / 2, width: width, height: height)
  }

  private func drawEndImages(on canvas: Canvas) {
    for (image, isAtLeft) in [(minimumValueImage, !isRightToLeft), (maximumValueImage, isRightToLeft)] {
      guard let image else { continue }
      let x = isAtLeft ? bounds.minX : bounds.maxX - image.size.width
      let rect = CGRect(
        x: x, y: bounds.midY - image.size.height / 2, width: image.size.width, height: image.size.height)
      ImageDrawing(image: image, tint: resolvedTint, isDark: isDark, isRightToLeft: isRightToLeft)
        .draw(in: rect, on: canvas)
    }
  }
}
