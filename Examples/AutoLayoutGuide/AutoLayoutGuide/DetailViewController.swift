import UIKit

/// A name and two numbers in a row. All three resist compression alike, so nothing decides which of them gets shorter.
class DetailViewController: UIViewController {
  @IBOutlet private(set) var usernameLabel: UILabel!
  @IBOutlet private(set) var starLabel: UILabel!
  @IBOutlet private(set) var trophyLabel: UILabel!

  convenience init() {
    self.init(nibName: "Detail", bundle: nil)
  }

  /// Makes all three texts longer.
  @IBAction private func ultimateTapped(_ sender: UIButton) {
    usernameLabel.text = "Princess Consuela Banana-Hammock of Kanto"
    starLabel.text = "1,024,768"
    trophyLabel.text = "99,999"
  }
}
