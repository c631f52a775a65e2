import Typesetting
import UIKit

/// The screen of the recorded pictures with four labels: “What's” at the top, “the” and “point” in the middle, “?” at
/// the bottom, each at an edge of the safe area.
final class FourLabelsScreen: UIViewController {
  private let labels = ["What's", "the", "point", "?"].map { text in
    let label = UILabel()
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let safeArea = view.safeAreaLayoutGuide
    for label in labels { view.addSubview(label) }
    let (top, leading, trailing, bottom) = (labels[0], labels[1], labels[2], labels[3])
    NSLayoutConstraint.activate([
      top.topAnchor.constraint(equalTo: safeArea.topAnchor),
      top.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
      leading.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      leading.trailingAnchor.constraint(lessThanOrEqualTo: safeArea.centerXAnchor),
      leading.centerYAnchor.constraint(equalTo: safeArea.centerYAnchor),
      trailing.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      trailing.leadingAnchor.constraint(greaterThanOrEqualTo: safeArea.centerXAnchor),
      trailing.centerYAnchor.constraint(equalTo: safeArea.centerYAnchor),
      bottom.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
      bottom.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
    ])
  }

  /// Lays the screen out like the recorded one.
  func show(_ recorded: RecordedText.Screen) {
    let traits = UITraitCollection.iOS13(recorded.textSize)
    let insets = recorded.safeArea
    view.setRootTraits(traits)
    view.hostEnvironment = UIHostEnvironment(
      safeAreaInsets: UIEdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3]))
    view.frame = CGRect(x: 0, y: 0, width: recorded.size[0], height: recorded.size[1])
    let styles: [UIFont.TextStyle] = [.headline, .body, .body, .subheadline]
    for (label, style) in zip(labels, styles) {
      label.font = .preferredFont(forTextStyle: style, compatibleWith: traits)
    }
    view.layoutIfNeeded()
  }

  /// The label that shows a text.
  func label(_ text: String) -> UILabel? { labels.first { $0.text == text } }
}

extension UITraitCollection {
  /// A phone of three pixels per point that sets text as iOS 13 does.
  static func iOS13(_ textSize: TextSize) -> UITraitCollection {
    var policy = LayoutPolicy.device
    policy.textEra = .wideIdeographs
    policy.evensJustifiedLines = false
    policy.bars.fillsNavigationBarsAtRest = true
    policy.tables.showsEmptyRows = true
    return phone(textSize, policy: policy)
  }

  /// A phone of three pixels per point.
  static func phone(_ textSize: TextSize = .large, policy: LayoutPolicy = .device) -> UITraitCollection {
    UITraitCollection {
      $0.userInterfaceIdiom = .phone
      $0.displayScale = 3
      $0.layoutDirection = .leftToRight
      $0.preferredContentSizeCategory = textSize.category
      $0.layoutPolicy = policy
    }
  }
}
