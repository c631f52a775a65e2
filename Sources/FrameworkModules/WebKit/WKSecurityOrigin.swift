import Foundation
import UIKit

/// Where a page is from.
@preconcurrency @MainActor open class WKSecurityOrigin: NSObject {
  /// The protocol: `https`.
  open var `protocol`: String { "" }
  /// The server.
  open var host: String { "" }
  /// The port; 0 for the default port.
  open var port: Int { 0 }
}
