import Foundation
import UIKit

/// What the pages of a server keep. The class exists for the signatures of methods: nothing is kept.
@preconcurrency @MainActor open class WKWebsiteDataRecord: NSObject {
  /// The server.
  open var displayName: String { "" }
  /// Kinds of what is kept.
  open var dataTypes: Set<String> { [] }
}
