import Foundation
import UIKit

/// Rules of what is loaded. Inert: nothing is.
@preconcurrency @MainActor open class WKContentRuleList: NSObject {
  /// By what it is known.
  public let identifier: String
  init(identifier: String) { self.identifier = identifier }
}
