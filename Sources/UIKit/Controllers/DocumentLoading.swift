import Foundation

/// Loads storyboards and nibs. UIKit does not read documents itself. A library above it does so, and registers its
/// loader.
@MainActor package protocol DocumentLoading {
  /// A controller of a storyboard; `nil` if the storyboard or the controller is missing.
  ///
  /// - Parameters:
  ///   - identifier: the storyboard identifier; `nil` for the initial controller.
  ///   - storyboard: the storyboard.
  ///   - creator: makes the controller instead of its `init(coder:)`.
  func controller(
    _ identifier: String?, in storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController?

  /// The top-level objects of a nib; `nil` if it is missing.
  func objects(ofNib name: String, in bundle: Bundle?, owner: Any?) -> [Any]?
}

/// The loader that is registered.
@MainActor package enum DocumentLoader {
  package static var current: (any DocumentLoading)?
}
