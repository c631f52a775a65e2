import Foundation
import UIKit

/// An object of a database. Here it lives in memory.
open class NSManagedObject: NSObject, NSFetchRequestResult {
  /// The entity.
  public let entity: NSEntityDescription
  /// The context to which it belongs.
  open private(set) weak var managedObjectContext: NSManagedObjectContext?
  private var values: [String: Any] = [:]

  /// Creates an object.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    managedObjectContext = context
    super.init()
    context?.insert(self)
  }

  /// The identifier.
  open private(set) lazy var objectID = NSManagedObjectID(entityName: entity.name)
  /// The value of a key.
  open func value(forKey key: String) -> Any? { values[key] }
  /// Sets the value of a key.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// The value of a key.
  open func primitiveValue(forKey key: String) -> Any? { values[key] }
  /// Sets the value of a key.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
}
