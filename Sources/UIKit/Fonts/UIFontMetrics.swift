import Foundation

/// Scales fonts and lengths with the user's text size, as much as a text style grows.
///
/// The factor is the ratio of the style's line distances, not of its point sizes. At accessibility sizes, it is less
/// than the ratio of point sizes.
public final class UIFontMetrics: NSObject, Sendable {
  /// The text style whose line distances give the scale factor.
  public let textStyle: UIFont.TextStyle

  /// Metrics of the body style.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates metrics that scale as much as a text style grows.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
  }

  /// A length scaled to the text size of the traits, rounded to the nearest pixel, halves up.
  ///
  /// - Parameters:
  ///   - value: The length in points at the `large` text size.
  ///   - traitCollection: The traits that state text size and display scale; nil for the current traits.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection? = nil) -> CGFloat {
    let traits = traitCollection ?? .current
    let scale = traits.displayScale > 0 ? traits.displayScale : 1
    return roundHalfUp(value * ratio(at: traits.preferredContentSizeCategory) * scale) / scale
  }

  /// The font, scaled to the text size of the given or current traits. A view that adjusts its font for the content
  /// size category scales it again after later changes.
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection? = nil) -> UIFont {
    scaledFont(for: font, limit: nil, compatibleWith: traitCollection)
  }

  /// The font, scaled to the text size of the given or current traits, but never larger than `maximumPointSize`.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIFont {
    scaledFont(for: font, limit: maximumPointSize > 0 ? maximumPointSize : nil, compatibleWith: traitCollection)
  }

  private func scaledFont(for font: UIFont, limit: CGFloat?, compatibleWith traits: UITraitCollection?) -> UIFont {
    let category = (traits ?? .current).preferredContentSizeCategory
    let size = roundHalfUp(font.pointSize * ratio(at: category))
    return font.scaled(
      to: limit.map { min(size, $0) } ?? size,
      origin: .metrics(baseSize: font.pointSize, style: textStyle, maximumPointSize: limit))
  }

  /// The scale factor: the style's line distance at a category, divided by its line distance at `large`.
  func ratio(at category: UIContentSizeCategory) -> CGFloat {
    TextStyleTable.entry(for: textStyle, at: category).metricLeading
      / TextStyleTable.entry(for: textStyle, at: .large).metricLeading
  }

  /// The nearest whole number, halves up. A value that floating-point errors put just below a half is rounded up, too.
  private func roundHalfUp(_ value: CGFloat) -> CGFloat {
    (value + 0.5 + 1e-9).rounded(.down)
  }
}
