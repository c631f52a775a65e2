/// The result of scaling a text down until it fits its container (``Typesetter/fit(_:in:minimumScale:)``).
public struct FittedText: Sendable {
  /// The factor by which all font sizes were multiplied, from the smallest allowed scale to 1.
  public let scale: Double
  /// Whether the whole text is visible at that scale.
  public let fits: Bool
  /// The scaled text in its container.
  public let layout: TextLayout
}

extension Typesetter {
  /// Scales all fonts of a text down by the same factor until nothing is hidden and the lines are not higher than the
  /// container, as `UILabel` does for `adjustsFontSizeToFitWidth`. The text may have one line or several.
  ///
  /// The scales are whole hundredths, and `minimumScale`. They are tried in descending order. Bisection could miss the
  /// largest scale that fits: with several lines, a text may fit at one scale and not at a smaller one, because it
  /// wraps differently.
  ///
  /// - Parameters:
  ///   - text: the text at its full size.
  ///   - container: the limits of width, height and number of lines.
  ///   - minimumScale: the smallest scale to try. 0, negative values and NaN allow every scale down to one hundredth.
  public func fit(_ text: AttributedText, in container: TextContainer, minimumScale: Double) -> FittedText {
    let whole = layout(text, in: container)
    if shows(whole, in: container) || minimumScale >= 1 {
      return FittedText(scale: 1, fits: shows(whole, in: container), layout: whole)
    }
    let smallest = minimumScale.isNaN ? 0.01 : max(minimumScale, 0.01)
    var hundredths = (upperBoundForScale(of: text, in: container) * 100).rounded(.up)
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

  /// A scale above which the text cannot fit, where the search starts. It is 1 unless the container has a single line.
  ///
  /// The width of a single line is nearly proportional to the scale. Only the tracking is not; the factor 1.25 is more
  /// than its effect.
  private func upperBoundForScale(of text: AttributedText, in container: TextContainer) -> Double {
    guard container.maximumLines == 1, text.runs.allSatisfy({ ($0.attributes.kern ?? 0) >= 0 }) else { return 1 }
    let natural = layout(text).width
    guard natural > 0 else { return 1 }
    return min(1, 1.25 * container.width / natural + 0.01)
  }
}
