import Foundation
@_exported import UIKit

/// The pictures of the device. There is none, and the app may not read them.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let only = PHPhotoLibrary()
  /// The library.
  open class func shared() -> PHPhotoLibrary { only }
  /// Whether the app may read it: no.
  open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
  /// Whether the app may read it: no.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .denied }
  /// Asks whether the app may read it. The answer is no.
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) { handler(.denied) }
  /// Asks whether the app may read it. The answer is no.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) {
    handler(.denied)
  }
  /// Changes the library. Inert: the code is not called, and the handler is told that nothing was changed.
  open func performChanges(
    _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(false, PHPhotosError(.accessUserDenied))
  }
  /// Registers an observer of changes. Inert: there are no changes.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  /// Unregisters an observer.
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}
