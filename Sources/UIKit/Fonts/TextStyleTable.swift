/// Point sizes and line distances of the text styles at every content size category.
///
/// Source: Apple's Human Interface Guidelines, Typography, "iOS, iPadOS Dynamic Type sizes" and "Larger accessibility
/// type sizes". `metricLeading` is the line distance from which `UIFontMetrics` computes its scale factor. It differs
/// from the published leading in eight entries, where it was found by measuring.
///
/// ``UIFont`` takes the sizes of text styles from this table, and ``UIFontMetrics`` its scale factors.
enum TextStyleTable {
  /// The measures of a text style at one content size category, in points.
  struct Entry: Sendable, Equatable {
    /// Size of the font.
    var pointSize: Double
    /// The style's distance from baseline to baseline, as published.
    var leading: Double
    /// The line distance that `UIFontMetrics` divides by the one at the `large` category to get its scale factor.
    var metricLeading: Double
  }

  /// The measures of a style at a category. Unknown categories count as `large`, unknown styles as `body`.
  static func entry(for style: UIFont.TextStyle, at category: UIContentSizeCategory) -> Entry {
    let row = rows[style] ?? body
    return row[category.index ?? largeIndex]
  }

  private static let largeIndex = 3
  private static let body = row(
    sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])

  private static let rows: [UIFont.TextStyle: [Entry]] = [
    .largeTitle: row(
      sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      leadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
    .title1: row(
      sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      leadings: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68],
      metricLeadings: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68]),
    .title2: row(
      sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      leadings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
    .title3: row(
      sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      leadings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
    .headline: row(
      sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
      metricLeadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62]),
    .body: body,
    .callout: row(
      sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      leadings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
    .subheadline: row(
      sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      leadings: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58],
      metricLeadings: [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58]),
    .footnote: row(
      sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      leadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
    .caption1: row(
      sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      leadings: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51],
      metricLeadings: [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51]),
    .caption2: row(
      sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
      leadings: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48],
      metricLeadings: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]),
    .extraLargeTitle: scaledLikeLargeTitle(pointSize: 36),
    .extraLargeTitle2: scaledLikeLargeTitle(pointSize: 28),
  ]

  private static func row(sizes: [Double], leadings: [Double], metricLeadings: [Double]? = nil) -> [Entry] {
    sizes.indices.map {
      Entry(pointSize: sizes[$0], leading: leadings[$0], metricLeading: (metricLeadings ?? leadings)[$0])
    }
  }

  /// The entries of a style of iOS 17, for which no table is published. The style has the given point size at the
  /// `large` category; at other categories, its size changes in proportion to the line distance of Large Title.
  private static func scaledLikeLargeTitle(pointSize: Double) -> [Entry] {
    let largeTitle = row(
      sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      leadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70])
    let base = largeTitle[largeIndex]
    return largeTitle.map { entry in
      let ratio = entry.metricLeading / base.metricLeading
      return Entry(
        pointSize: (pointSize * ratio).rounded(.toNearestOrAwayFromZero), leading: entry.leading * pointSize / 34,
        metricLeading: entry.metricLeading)
    }
  }
}
