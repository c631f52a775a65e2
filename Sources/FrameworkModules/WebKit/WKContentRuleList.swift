import Foundation
import UIKit

/// Rules of what is loaded. Inert: nothing is loaded.
@preconcurrency @MainActor open class WKContentRuleList: NSObject {
  /// The identifier.
  public let identifier: String
  init(identifier: String) { self.identifier = identifier }
}
