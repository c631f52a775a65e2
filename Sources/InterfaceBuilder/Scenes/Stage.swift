import UIKit

/// The global state of UIKit while a scene is made and laid out: main screen, current traits, named images.
struct Stage {
  let screen: UIScreen
  let traits: UITraitCollection
  let images: AssetCatalog
  let environment: Environment

  /// The environment for which objects are made now, including those made by the app's code; `nil` outside of a stage.
  private(set) static var current: Environment?

  /// Runs `body` on this stage.
  func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = Self.current
    Self.current = environment
    AppFiles.language.value = environment.locale
    defer {
      Self.current = outer
      AppFiles.language.value = outer?.locale
    }
    return try screen.performAsMain {
      try traits.performAsCurrent {
        try images.performAsSource(body)
      }
    }
  }
}
