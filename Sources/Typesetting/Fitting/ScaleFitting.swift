/// A text scaled down until it fits its container.
public struct FittedText: Sendable {
  /// The factor of all font sizes, from the smallest allowed scale to 1.
  public let scale: Double
  /// Whether the whole text is visible at that scale.
  public let fits: Bool
  /// The scaled text in its container.
  public let layout: TextLayout
}

extension Typesetter {
  /// Scales all fonts of a text down by one factor until nothing is hidden and the lines are not higher than the
  /// container, as `UILabel` does for `adjustsFontSizeToFitWidth`, on one line and on several.
  ///
  /// Scales are whole hundredths, and `minimumScale`. They are tried from the largest down. Bisection could miss the
  /// largest one that fits, because with several lines a smaller scale may wrap worse.
  ///
  /// - Parameters:
  ///   - text: the text at its full size.
  ///   - container: limits the width, the height and the number of lines.
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

  /// A scale above which the text cannot fit, where the search starts. It is known only for one line, whose width
  /// shrinks with the size, apart from tracking, which changes by far less than a quarter.
  private func upperBoundForScale(of text: AttributedText, in container: TextContainer) -> Double {
    guard container.maximumLines == 1, text.runs.allSatisfy({ ($0.attributes.kern ?? 0) >= 0 }) else { return 1 }
    let natural = layout(text).width
    guard natural > 0 else { return 1 }
    return min(1, 1.25 * container.width / natural + 0.01)
  }
}
