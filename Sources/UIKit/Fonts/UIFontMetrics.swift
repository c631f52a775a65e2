import Foundation

/// Scales fonts and values with the person's text size, as a text style does.
///
/// The factor is the ratio of the style's line distances, not of its point sizes. At accessibility sizes, styles grow
/// by less.
public final class UIFontMetrics: NSObject, Sendable {
  /// The style whose growth is followed.
  public let textStyle: UIFont.TextStyle

  /// Metrics of the body style.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Metrics that follow a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
  }

  /// The value at the current or given text size, rounded to the nearest pixel, halves up.
  ///
  /// - Parameters:
  ///   - value: A length in points at the `large` size.
  ///   - traitCollection: Where text size and display scale come from; nil for the current traits.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection? = nil) -> CGFloat {
    let traits = traitCollection ?? .current
    let scale = traits.displayScale > 0 ? traits.displayScale : 1
    return roundHalfUp(value * ratio(at: traits.preferredContentSizeCategory) * scale) / scale
  }

  /// The font at the current text size. It follows later changes if a view adjusts its font for the content size
  /// category.
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection? = nil) -> UIFont {
    scaledFont(for: font, limit: nil, compatibleWith: traitCollection)
  }

  /// The font at the current text size, never larger than `maximumPointSize`.
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

  /// Line distance at a category over line distance at `large`.
  func ratio(at category: UIContentSizeCategory) -> CGFloat {
    TextStyleTable.entry(for: textStyle, at: category).metricLeading
      / TextStyleTable.entry(for: textStyle, at: .large).metricLeading
  }

  /// The nearest whole number, halves up. Rounding errors in the last bits of the quotient are ignored.
  private func roundHalfUp(_ value: CGFloat) -> CGFloat {
    (value + 0.5 + 1e-9).rounded(.down)
  }
}
