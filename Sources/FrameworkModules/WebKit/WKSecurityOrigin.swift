import Foundation
import UIKit

/// Where a page is from.
@preconcurrency @MainActor open class WKSecurityOrigin: NSObject {
  /// The way: `https`.
  open var `protocol`: String { "" }
  /// The server.
  open var host: String { "" }
  /// The number of its door; 0 for the usual one.
  open var port: Int { 0 }
}
