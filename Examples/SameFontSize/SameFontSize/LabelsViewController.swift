import UIKit

/// The first solution: labels in a stack view, each of which shrinks by itself. Their sizes are not always the same.
final class LabelsViewController: FighterViewController {
  let labels = [UILabel(), UILabel(), UILabel()]
  private let stackView = UIStackView()

  override var explanation: String { "Labels that shrink by themselves" }
  override var tab: (title: String, image: String) { ("Labels", "star") }
  override var row: UIView { stackView }

  override func viewDidLoad() {
    stackView.alignment = .fill
    stackView.distribution = .fill
    stackView.spacing = 8
    for (label, priority) in zip(labels, [250, 251, 252] as [Float]) {
      label.font = .systemFont(ofSize: Self.defaultFontSize)
      label.adjustsFontSizeToFitWidth = true
      label.numberOfLines = 1
      label.minimumScaleFactor = 0.5
      label.setContentHuggingPriority(UILayoutPriority(priority), for: .horizontal)
      stackView.addArrangedSubview(label)
    }
    super.viewDidLoad()
  }

  override func showFighter() {
    for (label, text) in zip(labels, fighter.texts) { label.text = text }
  }

  /// If the texts are too wide, each gets a share of the width.
  override func rowDidLayout() {
    let font = UIFont.systemFont(ofSize: Self.defaultFontSize)
    let wanted = fighter.texts.map { $0.width(in: font) }.reduce(0, +) + stackView.spacing * 2
    stackView.distribution = wanted > stackView.bounds.width ? .fillProportionally : .fill
  }
}

#Preview("Labels with short texts") {
  LabelsViewController()
}

#Preview("Labels with long texts") {
  let controller = LabelsViewController()
  controller.fighter = .long
  return controller
}
