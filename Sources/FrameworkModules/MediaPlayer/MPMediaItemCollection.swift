import Foundation
import UIKit

/// Songs that belong together.
open class MPMediaItemCollection: NSObject, @unchecked Sendable {
  /// The songs.
  public let items: [MPMediaItem]
  /// How many there are.
  open var count: Int { items.count }
  /// Creates a collection.
  public init(items: [MPMediaItem]) { self.items = items }
}
