import UIKit

/// The second solution: the font size of the buttons is computed from the widths of the texts and rounded down. To be
/// safe, another point is subtracted.
final class ButtonsViewController: FighterViewController {
  let buttons = [UIButton(type: .system), UIButton(type: .system), UIButton(type: .system)]
  private let container = UIView()

  private enum Metrics {
    static let spacing: CGFloat = 8
    static let imageWidth: CGFloat = 20
  }

  override var explanation: String { "Buttons of a computed size" }
  override var tab: (title: String, image: String) { ("Buttons", "heart") }
  override var row: UIView { container }

  override func viewDidLoad() {
    for (button, priority) in zip(buttons, [750, 751, 752] as [Float]) {
      button.setContentCompressionResistancePriority(UILayoutPriority(priority), for: .horizontal)
      button.setTitleColor(.label, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: Self.defaultFontSize)
      button.titleLabel?.lineBreakMode = .byTruncatingTail
      button.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(button)
    }
    buttons[1].setImage(UIImage(named: "star"), for: .normal)
    buttons[2].setImage(UIImage(named: "heart"), for: .normal)
    NSLayoutConstraint.activate([
      container.heightAnchor.constraint(equalToConstant: 44),
      buttons[0].leadingAnchor.constraint(equalTo: container.leadingAnchor),
      buttons[1].leadingAnchor.constraint(
        greaterThanOrEqualTo: buttons[0].trailingAnchor, constant: Metrics.spacing),
      buttons[2].leadingAnchor.constraint(equalTo: buttons[1].trailingAnchor, constant: Metrics.spacing),
      buttons[2].trailingAnchor.constraint(equalTo: container.trailingAnchor),
    ])
    for button in buttons {
      button.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
      button.bottomAnchor.constraint(equalTo: container.bottomAnchor).isActive = true
    }
    super.viewDidLoad()
  }

  override func showFighter() {
    for (button, text) in zip(buttons, fighter.texts) { button.setTitle(text, for: .normal) }
  }

  override func rowDidLayout() {
    let font = UIFont.systemFont(ofSize: Self.defaultFontSize)
    let width = fighter.texts.map { $0.width(in: font) }.reduce(0, +)
    let room = container.bounds.width - Metrics.spacing * 2 - Metrics.imageWidth * 2
    let size = min((room / width * Self.defaultFontSize).rounded(.down) - 1, Self.defaultFontSize)
    for button in buttons { button.titleLabel?.font = .systemFont(ofSize: size) }
  }
}

#Preview("Buttons with short texts") {
  ButtonsViewController()
}

#Preview("Buttons with long texts") {
  let controller = ButtonsViewController()
  controller.fighter = .long
  return controller
}
