import UIKit

/// Ours: one size for all, the largest at which all three texts are whole.
final class GroupViewController: FighterViewController {
  let labels = [UILabel(), UILabel(), UILabel()]
  private let stackView = UIStackView()

  /// The common size of the fonts, in points.
  private(set) var fontSize = defaultFontSize

  private enum Metrics {
    static let spacing: CGFloat = 8
    static let smallestSize: CGFloat = 6
    static let step: CGFloat = 0.25
  }

  override var explanation: String { "Labels of one size" }
  override var tab: (title: String, image: String) { ("Group", "star") }
  override var row: UIView { stackView }

  override func viewDidLoad() {
    stackView.spacing = Metrics.spacing
    for (label, priority) in zip(labels, [249, 251, 251] as [Float]) {
      label.setContentHuggingPriority(UILayoutPriority(priority), for: .horizontal)
      stackView.addArrangedSubview(label)
    }
    super.viewDidLoad()
  }

  override func showFighter() {
    for (label, text) in zip(labels, fighter.texts) { label.text = text }
  }

  override func rowDidLayout() {
    fontSize = largestSize(in: stackView.bounds.width - Metrics.spacing * 2)
    for label in labels { label.font = .systemFont(ofSize: fontSize) }
  }

  /// The largest size at which the texts take no more than a width together.
  ///
  /// A font's letters do not grow in proportion to its size, so a size that fits is found by trying.
  private func largestSize(in width: CGFloat) -> CGFloat {
    var size = Self.defaultFontSize
    while size > Metrics.smallestSize, wantedWidth(at: size) > width { size -= Metrics.step }
    return size
  }

  /// The widths of the texts, as labels round them up to whole pixels.
  private func wantedWidth(at size: CGFloat) -> CGFloat {
    let font = UIFont.systemFont(ofSize: size)
    let scale = max(1, traitCollection.displayScale)
    return fighter.texts.map { ($0.width(in: font) * scale).rounded(.up) / scale }.reduce(0, +)
  }
}

#Preview("Group with short texts") {
  GroupViewController()
}

#Preview("Group with long texts") {
  let controller = GroupViewController()
  controller.fighter = .long
  return controller
}
