import UIKit

/// A badge: a glyph beside title and reason. At accessibility text sizes the glyph is in the title's first line
/// instead, and the lines after it begin below the glyph. Subclasses differ in how they do this.
class BadgeCell: UITableViewCell {
  let glyph = UIImageView()
  let titleLabel = UILabel()
  let reasonLabel = UILabel()

  private var besideGlyph: [NSLayoutConstraint] = []
  private var aroundGlyph: [NSLayoutConstraint] = []
  private(set) var badge: Badge?

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    glyph.contentMode = .scaleAspectFit
    glyph.adjustsImageSizeForAccessibilityContentSizeCategory = true
    glyph.setContentHuggingPriority(.required, for: .horizontal)
    glyph.setContentCompressionResistancePriority(.required, for: .horizontal)
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    reasonLabel.font = .preferredFont(forTextStyle: .subheadline)
    reasonLabel.textColor = .secondaryLabel
    for label in [titleLabel, reasonLabel] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
    for view in [glyph, titleView, reasonLabel] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    makeConstraints()
    arrange()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The view that shows the title.
  var titleView: UIView { titleLabel }

  /// Whether the glyph stands in the text.
  var isGlyphInline: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

  /// Shows a badge.
  func show(_ badge: Badge) {
    self.badge = badge
    glyph.image = UIImage(named: badge.glyph)
    reasonLabel.text = badge.reason
    arrange()
  }

  /// Shows the title, with the glyph in it if the glyph is inline.
  func showTitle(_ badge: Badge) {
    titleLabel.text = badge.title
  }

  /// The paragraph style of attributed titles. Lines follow the layout direction, whatever the language is.
  var titleStyle: NSMutableParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.baseWritingDirection =
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    return style
  }

  private func makeConstraints() {
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      glyph.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      titleView.topAnchor.constraint(equalTo: margins.topAnchor),
      titleView.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      reasonLabel.leadingAnchor.constraint(equalTo: titleView.leadingAnchor),
      reasonLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      reasonLabel.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: titleView.lastBaselineAnchor, multiplier: 1),
      margins.bottomAnchor.constraint(equalTo: reasonLabel.bottomAnchor),
    ])
    besideGlyph = [
      glyph.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      titleView.leadingAnchor.constraint(equalToSystemSpacingAfter: glyph.trailingAnchor, multiplier: 1.5),
    ]
    aroundGlyph = [
      glyph.topAnchor.constraint(equalTo: margins.topAnchor),
      titleView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
    ]
  }

  private func arrange() {
    NSLayoutConstraint.deactivate(isGlyphInline ? besideGlyph : aroundGlyph)
    NSLayoutConstraint.activate(isGlyphInline ? aroundGlyph : besideGlyph)
    if let badge { showTitle(badge) }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrange()
  }
}
