import UIKit

extension CLLocationManager {
  /// Denies the app access to the location: sets the status, and calls the delegate. Does nothing if access is denied
  /// already.
  func deny() {
    guard authorizationStatus != .denied else { return }
    authorizationStatus = .denied
    delegate?.locationManagerDidChangeAuthorization(self)
  }
}
