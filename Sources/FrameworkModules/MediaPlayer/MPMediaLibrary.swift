import Foundation
import UIKit

/// The songs of the device. Inert: there is none.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
  /// Whether the app may read it: no.
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
  /// Asks whether the app may read it. The answer is no.
  open class func requestAuthorization(_ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void) {
    handler(.denied)
  }
}
