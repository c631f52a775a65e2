import UIKit

/// The same row, but the numbers resist compression more than the name, so the name gets shorter.
final class DetailLevel99ViewController: DetailViewController {
  convenience init() {
    self.init(nibName: "DetailLevel99", bundle: nil)
  }
}
