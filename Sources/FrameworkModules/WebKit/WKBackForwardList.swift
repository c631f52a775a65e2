import Foundation
import UIKit

/// The pages before and after. There is none.
@preconcurrency @MainActor open class WKBackForwardList: NSObject {
  /// The page that is shown.
  open var currentItem: WKBackForwardListItem? { nil }
  /// The page before.
  open var backItem: WKBackForwardListItem? { nil }
  /// The page after.
  open var forwardItem: WKBackForwardListItem? { nil }
  /// All pages before.
  open var backList: [WKBackForwardListItem] { [] }
  /// All pages after.
  open var forwardList: [WKBackForwardListItem] { [] }
}
