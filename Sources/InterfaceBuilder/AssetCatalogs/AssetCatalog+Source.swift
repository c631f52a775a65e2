import UIKit

extension AssetCatalog: UIImageSource, UIColorSource {
  /// Runs `body`. Meanwhile, `UIImage(named:)` and `UIColor(named:)` find the images and colours of this catalog.
  func performAsSource<Result>(_ body: () throws -> Result) rethrows -> Result {
    try UIColor.withSource(self) { try UIImage.withSource(self, body) }
  }
}
