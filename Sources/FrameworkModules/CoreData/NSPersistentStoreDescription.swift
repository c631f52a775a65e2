import Foundation
import UIKit

/// Which file objects are stored in. Inert.
open class NSPersistentStoreDescription: NSObject {
  /// The file.
  open var url: URL?
  /// The type of the store.
  open var type = NSSQLiteStoreType
  /// Creates a description.
  public override init() {}
  /// Creates a description of a file.
  public init(url: URL) { self.url = url }
}
