// Made by `make surface` from Surface/AppTrackingTransparency.swift; don't edit.
// swift-format-ignore-file

import Foundation
@_exported import UIKit

/// Asks whether the app may follow the person to other apps and pages. Inert: it may not.
open class ATTrackingManager: NSObject {
  /// What the person lets the app do.
  public enum AuthorizationStatus: UInt, Sendable {
    case notDetermined = 0
    case restricted, denied, authorized
  }

  /// What the person lets the app do: nothing.
  open class var trackingAuthorizationStatus: AuthorizationStatus { .denied }
  /// Asks the person. The handler is told at once that the answer is no.
  open class func requestTrackingAuthorization(
    completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
  ) { completion(.denied) }
  /// Asks the person. The answer is no.
  open class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
