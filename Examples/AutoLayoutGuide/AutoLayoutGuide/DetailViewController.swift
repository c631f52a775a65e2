import UIKit

/// A name and two numbers in a row. All three resist compression alike, so nothing says which of them gets shorter.
class DetailViewController: UIViewController {
  @IBOutlet private(set) var usernameLabel: UILabel!
  @IBOutlet private(set) var starLabel: UILabel!
  @IBOutlet private(set) var trophyLabel: UILabel!

  convenience init() {
    self.init(nibName: "Detail", bundle: nil)
  }

  /// Has all three texts grow.
  @IBAction private func ultimateTapped(_ sender: UIButton) {
    usernameLabel.text = "Princess Consuela Banana-Hammock of Kanto"
    starLabel.text = "1,024,768"
    trophyLabel.text = "99,999"
  }
}
