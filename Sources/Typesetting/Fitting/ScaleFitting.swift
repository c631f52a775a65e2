/// A text that was made smaller until it fits its container.
public struct FittedText: Sendable {
  /// From the smallest allowed scale to 1.
  public let scale: Double
  /// Whether all of the text is shown at that scale.
  public let fits: Bool
  /// The text at that scale in its container.
  public let layout: TextLayout
}

extension Typesetter {
  /// Makes the fonts of a text smaller, all by the same scale, until nothing is hidden and its lines are not higher than the
  /// container: what `UILabel` does for `adjustsFontSizeToFitWidth`, on one line and on several.
  ///
  /// Scales are whole hundredths, and the smallest one allowed. The largest that fits is found by trying from the top: with several
  /// lines a smaller scale may wrap worse, so no search that skips would be sure of it.
  ///
  /// - Parameter minimumScale: 0 and below, and NaN, allow every scale down to one hundredth.
  public func fit(_ text: AttributedText, in container: TextContainer, minimumScale: Double) -> FittedText {
    let whole = layout(text, in: container)
    if shows(whole, in: container) || minimumScale >= 1 {
      return FittedText(scale: 1, fits: shows(whole, in: container), layout: whole)
    }
    let smallest = minimumScale.isNaN ? 0.01 : max(minimumScale, 0.01)
    var hundredths = (hopeless(text, in: container) * 100).rounded(.up)
    while true {
      hundredths -= 1
      let scale = max(hundredths / 100, smallest)
      let layout = layout(text.withFontSizes { $0 * scale }, in: container)
      let isShown = shows(layout, in: container)
      if isShown || scale == smallest { return FittedText(scale: scale, fits: isShown, layout: layout) }
    }
  }

  private func shows(_ layout: TextLayout, in container: TextContainer) -> Bool {
    !layout.isTruncated && layout.height <= container.height + LineBreaker.tolerance
  }

  /// A scale at which one line is too long for certain: widths shrink with the size, but for tracking that changes by far less than a
  /// quarter.
  private func hopeless(_ text: AttributedText, in container: TextContainer) -> Double {
    guard container.maximumLines == 1, text.runs.allSatisfy({ ($0.attributes.kern ?? 0) >= 0 }) else { return 1 }
    let natural = layout(text).width
    guard natural > 0 else { return 1 }
    return min(1, 1.25 * container.width / natural + 0.01)
  }
}
