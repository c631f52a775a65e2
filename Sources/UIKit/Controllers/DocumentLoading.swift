import Foundation

/// Loads storyboards and nibs. This module does not read their files. A module that imports it does so, and sets its
/// loader as `DocumentLoader.current`.
@preconcurrency @MainActor package protocol DocumentLoading {
  /// Makes a controller of a storyboard; `nil` if the storyboard or the controller is missing.
  ///
  /// - Parameters:
  ///   - identifier: the storyboard identifier; `nil` for the initial controller.
  ///   - storyboard: the storyboard.
  ///   - creator: makes the controller, in place of a call of its `init(coder:)`; `nil` to call that initialiser.
  func controller(
    _ identifier: String?, in storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController?

  /// Makes the objects of a nib, connects them with the owner, and returns the top-level ones; `nil` if the nib is
  /// missing.
  func objects(ofNib name: String, in bundle: Bundle?, owner: Any?) -> [Any]?
}

/// Holds the loader that ``UIStoryboard`` and ``UINib`` use; `nil` if the program contains none.
@MainActor package enum DocumentLoader {
  package static var current: (any DocumentLoading)?
}
