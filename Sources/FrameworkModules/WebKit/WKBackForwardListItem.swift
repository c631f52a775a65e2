import Foundation
import UIKit

/// A page of the list. The class exists for the signatures of methods: there is none.
@preconcurrency @MainActor open class WKBackForwardListItem: NSObject {
  /// Its address.
  public let url: URL
  /// Its title.
  open var title: String? { nil }
  /// The address that led there.
  open var initialURL: URL { url }
  init(url: URL) { self.url = url }
}
