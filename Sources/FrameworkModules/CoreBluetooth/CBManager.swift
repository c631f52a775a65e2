import Foundation
@_exported import UIKit

/// What uses Bluetooth. The device has none.
open class CBManager: NSObject, @unchecked Sendable {
  /// Whether Bluetooth can be used: there is none.
  open var state: CBManagerState { .unsupported }
  /// Whether the app has permission: no.
  open class var authorization: CBManagerAuthorization { .denied }
  override init() {}
}
