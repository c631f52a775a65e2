import UIKit

/// Our solution: one size for all texts, the largest at which none of the three is truncated.
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

  /// The largest size at which all texts together are not wider than the given width.
  ///
  /// A font's letters do not grow in proportion to its size, so the size is found by trial.
  private func largestSize(in width: CGFloat) -> CGFloat {
    var size = Self.defaultFontSize
    while size > Metrics.smallestSize, wantedWidth(at: size) > width { size -= Metrics.step }
    return size
  }

  /// The total width of the texts. Each is rounded up to whole pixels, as labels do.
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
