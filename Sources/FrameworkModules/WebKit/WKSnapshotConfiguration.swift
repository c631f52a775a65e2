import Foundation
import UIKit

/// How a page is drawn. Inert.
@preconcurrency @MainActor open class WKSnapshotConfiguration: NSObject {
  /// Which part.
  open var rect = CGRect.null
  /// How wide.
  open var snapshotWidth: NSNumber?
  /// Whether changes are waited for.
  open var afterScreenUpdates = true
  /// Creates a configuration.
  public override init() {}
}
