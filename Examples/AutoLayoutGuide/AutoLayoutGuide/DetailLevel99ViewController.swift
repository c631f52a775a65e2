import UIKit

/// The same row, where the numbers resist compression more than the name: the name gets shorter.
final class DetailLevel99ViewController: DetailViewController {
  convenience init() {
    self.init(nibName: "DetailLevel99", bundle: nil)
  }
}
