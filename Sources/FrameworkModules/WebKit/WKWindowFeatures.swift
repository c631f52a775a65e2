import Foundation
import UIKit

/// How a page wants its window.
@preconcurrency @MainActor open class WKWindowFeatures: NSObject {
  /// How wide it is.
  open var width: NSNumber? { nil }
  /// How high it is.
  open var height: NSNumber? { nil }
}
