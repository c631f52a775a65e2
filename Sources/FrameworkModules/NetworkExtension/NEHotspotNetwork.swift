import Foundation
@_exported import UIKit

/// The wireless network. There is none.
open class NEHotspotNetwork: NSObject, @unchecked Sendable {
  /// Its name.
  open var ssid: String { "" }
  /// Its number.
  open var bssid: String { "" }
  override init() {}
  /// Tells which one is used: none.
  open class func fetchCurrent(completionHandler: @escaping (NEHotspotNetwork?) -> Void) { completionHandler(nil) }
  /// Which one is used: none.
  open class func fetchCurrent() async -> NEHotspotNetwork? { nil }
}
