import Foundation
import UIKit

/// How a page is drawn. Inert.
@preconcurrency @MainActor open class WKSnapshotConfiguration: NSObject {
  /// The part of the page that is drawn.
  open var rect = CGRect.null
  /// The width of the picture.
  open var snapshotWidth: NSNumber?
  /// Whether changes are waited for.
  open var afterScreenUpdates = true
  /// Creates a configuration.
  public override init() {}
}
