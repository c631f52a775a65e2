import UIKit

extension AssetCatalog: UIImageSource, UIColorSource {
  /// Runs `body`, in which code finds the catalog's images and colours by name.
  func performAsSource<Result>(_ body: () throws -> Result) rethrows -> Result {
    try UIColor.withSource(self) { try UIImage.withSource(self, body) }
  }
}
