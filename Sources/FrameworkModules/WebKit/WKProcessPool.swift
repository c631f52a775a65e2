import Foundation
import UIKit

/// Views that share a process. Inert.
@preconcurrency @MainActor open class WKProcessPool: NSObject {
  /// Creates a pool.
  public override init() {}
}
