import UIKit

/// The process-wide state of UIKit that a scene is made and laid out in: its screen, its traits, its named pictures.
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
