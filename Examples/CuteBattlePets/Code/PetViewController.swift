import UIKit

/// A pet and its story. The storyboard does nearly all of it: text styles that follow the text size, labels that wrap,
/// baselines at the system's distance, and a scroll view that only scrolls when the text outgrows the screen.
final class PetViewController: UIViewController {
  private weak var nameLabel: UILabel?

  /// Takes the storyboard's outlets.
  override func setValue(_ value: Any?, forKey key: String) {
    if key == "nameLabel" { nameLabel = value as? UILabel }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel?.accessibilityIdentifier = "Pet name"
  }
}
