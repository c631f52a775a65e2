import Foundation
import UIKit

/// A group of scripts that see each other.
@preconcurrency @MainActor open class WKContentWorld: NSObject {
  /// The page's own scripts.
  public static let page = WKContentWorld(name: nil)
  /// The app's scripts.
  public static let defaultClient = WKContentWorld(name: nil)
  /// The name.
  public let name: String?
  private init(name: String?) { self.name = name }
  /// The world with a name.
  open class func world(name: String) -> WKContentWorld { WKContentWorld(name: name) }
}
