import UIKit

/// A pet and its story. The storyboard does nearly all of it: text styles that follow the text size, labels that wrap,
/// baselines at the system's distance, and a scroll view that only scrolls when the text outgrows the screen.
final class PetViewController: UIViewController {
  @IBOutlet private weak var nameLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.accessibilityIdentifier = "Pet name"
  }

  @IBAction private func feed(_ sender: UIButton) {
    sender.setTitle(NSLocalizedString("Whiskers is full", comment: ""), for: .normal)
  }
}
