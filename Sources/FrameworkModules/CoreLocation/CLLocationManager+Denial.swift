import UIKit

extension CLLocationManager {
  /// Denies the app places, once.
  func deny() {
    guard authorizationStatus != .denied else { return }
    authorizationStatus = .denied
    delegate?.locationManagerDidChangeAuthorization(self)
  }
}
