import Foundation
import UIKit

/// What a menu is for.
@preconcurrency @MainActor open class WKContextMenuElementInfo: NSObject {
  /// The address of the link.
  open var linkURL: URL? { nil }
}
