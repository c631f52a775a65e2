import Foundation
import UIKit

/// How a page wants its window.
@preconcurrency @MainActor open class WKWindowFeatures: NSObject {
  /// The width.
  open var width: NSNumber? { nil }
  /// The height.
  open var height: NSNumber? { nil }
}
