import UIKit

/// The global state of UIKit while a scene is made and laid out: main screen, current traits, named images.
struct Stage {
  let screen: UIScreen
  let traits: UITraitCollection
  let images: AssetCatalog

  /// Runs `body` on this stage.
  func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try screen.performAsMain {
      try traits.performAsCurrent {
        try UIImage.withSource(images, body)
      }
    }
  }
}

extension AssetCatalog: UIImageSource {}
