import UIKit

/// An opponent: picture, name, story and a button side by side; one above the other at accessibility text sizes, where
/// the text needs the whole width.
final class BattleCell: UITableViewCell {
  let picture = UIImageView()
  let nameLabel = UILabel()
  let storyLabel = UILabel()
  let battleButton = UIButton(type: .system)

  /// Called when the person wants to battle.
  var onBattle: (() -> Void)?

  private var besideEachOther: [NSLayoutConstraint] = []
  private var aboveEachOther: [NSLayoutConstraint] = []

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for view in [picture, nameLabel, storyLabel, battleButton] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    setUpText()
    picture.contentMode = .scaleAspectFit
    picture.adjustsImageSizeForAccessibilityContentSizeCategory = true
    makeConstraints()
    stackForTextSize()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func show(_ pet: Pet) {
    picture.image = UIImage(named: pet.image)
    nameLabel.text = pet.name
    storyLabel.text = pet.story
  }

  @objc private func battle() {
    onBattle?()
  }

  /// Sets the app's own font, chosen at the default text size and scaled like the text style that is given with it.
  private func setUpText() {
    nameLabel.font = scaled("Noteworthy-Bold", size: 20, like: .headline)
    nameLabel.numberOfLines = 0
    storyLabel.font = scaled("Noteworthy-Light", size: 16, like: .body)
    // The pet's own screen has the whole story, so three lines are enough here.
    storyLabel.numberOfLines = 3
    storyLabel.textColor = .secondaryLabel
    battleButton.setTitle("Battle", for: .normal)
    battleButton.addTarget(self, action: #selector(battle), for: .touchUpInside)
    battleButton.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    for label in [nameLabel, storyLabel, battleButton.titleLabel] {
      label?.adjustsFontForContentSizeCategory = true
    }
    battleButton.setContentHuggingPriority(.required, for: .horizontal)
    battleButton.setContentCompressionResistancePriority(.required, for: .horizontal)
  }

  private func scaled(_ name: String, size: CGFloat, like style: UIFont.TextStyle) -> UIFont {
    let font = UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    return UIFontMetrics(forTextStyle: style).scaledFont(for: font, compatibleWith: traitCollection)
  }

  // MARK: Layout

  private func makeConstraints() {
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      picture.topAnchor.constraint(equalTo: margins.topAnchor),
      storyLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      storyLabel.trailingAnchor.constraint(equalTo: nameLabel.trailingAnchor),
      storyLabel.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: nameLabel.lastBaselineAnchor, multiplier: 1),
      margins.bottomAnchor.constraint(greaterThanOrEqualTo: picture.bottomAnchor),
    ])
    besideEachOther = [
      picture.widthAnchor.constraint(equalToConstant: 64),
      picture.heightAnchor.constraint(equalToConstant: 64),
      nameLabel.topAnchor.constraint(equalTo: margins.topAnchor),
      nameLabel.leadingAnchor.constraint(equalToSystemSpacingAfter: picture.trailingAnchor, multiplier: 1.5),
      battleButton.leadingAnchor.constraint(equalToSystemSpacingAfter: nameLabel.trailingAnchor, multiplier: 1),
      battleButton.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      battleButton.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      margins.bottomAnchor.constraint(greaterThanOrEqualTo: storyLabel.bottomAnchor),
    ]
    aboveEachOther = [
      nameLabel.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: picture.bottomAnchor, multiplier: 1),
      nameLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      nameLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      battleButton.topAnchor.constraint(equalToSystemSpacingBelow: storyLabel.bottomAnchor, multiplier: 1),
      battleButton.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      margins.bottomAnchor.constraint(equalTo: battleButton.bottomAnchor),
    ]
  }

  /// Replaces the constraints by those for the present text size.
  private func stackForTextSize() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    NSLayoutConstraint.deactivate(isLarge ? besideEachOther : aboveEachOther)
    NSLayoutConstraint.activate(isLarge ? aboveEachOther : besideEachOther)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    stackForTextSize()
  }
}
