import UIKit

/// A line of the score card: a glyph, a name and points, with frames set in code. At accessibility text sizes the
/// points are below the name.
final class ScoreRow: UIView {
  let glyph = UIImageView()
  let nameLabel = UILabel()
  let pointsLabel = UILabel()
  let separator = UIView()

  init(_ score: Score) {
    super.init(frame: .zero)
    glyph.image = UIImage(named: score.glyph)
    glyph.contentMode = .scaleAspectFit
    glyph.adjustsImageSizeForAccessibilityContentSizeCategory = true
    nameLabel.text = score.name
    nameLabel.font = limited(.headline, weight: .semibold)
    pointsLabel.text = score.points
    pointsLabel.font = limited(.body, weight: .regular)
    pointsLabel.textColor = .secondaryLabel
    for label in [nameLabel, pointsLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.25
    }
    separator.backgroundColor = .separator
    for view in [glyph, nameLabel, pointsLabel, separator] as [UIView] { addSubview(view) }
  }

  /// A font that grows with the text as long as two lines of it fit into a row of a small phone.
  private func limited(_ style: UIFont.TextStyle, weight: UIFont.Weight) -> UIFont {
    UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: 17, weight: weight), maximumPointSize: 28)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let gap = UIFontMetrics.default.scaledValue(for: 8, compatibleWith: traitCollection)
    // All glyphs are at most 24 points wide, and centred in a column that grows in proportion to them.
    let growth = glyph.intrinsicContentSize.width / max(1, glyph.image?.size.width ?? 1)
    let side = min(24 * growth, bounds.height - 8)
    place(glyph, CGRect(x: 0, y: (bounds.height - side) / 2, width: side, height: side))
    place(separator, CGRect(x: 0, y: 0, width: bounds.width, height: 1 / max(1, traitCollection.displayScale)))
    let text = CGRect(x: side + gap, y: 4, width: bounds.width - side - gap, height: bounds.height - 8)
    if traitCollection.preferredContentSizeCategory.isAccessibilityCategory {
      let halves = text.divided(atDistance: text.height / 2, from: .minYEdge)
      place(nameLabel, halves.slice)
      place(pointsLabel, halves.remainder)
    } else {
      let points = min(pointsLabel.intrinsicContentSize.width, text.width * 0.4)
      let columns = text.divided(atDistance: points, from: .maxXEdge)
      place(pointsLabel, columns.slice)
      place(nameLabel, columns.remainder.divided(atDistance: gap, from: .maxXEdge).remainder)
    }
  }

  /// Places a view as seen from the leading edge.
  private func place(_ view: UIView, _ frame: CGRect) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    view.frame = frame.offsetBy(dx: isMirrored ? bounds.width - frame.maxX - frame.minX : 0, dy: 0)
  }
}
