import Foundation
import UIKit

/// Describes an entity of a Core Data model. Inert: no model is read, so an entity has a name but no properties.
open class NSEntityDescription: NSObject {
  open var name: String?

  public override init() {}

  open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
    let entity = NSEntityDescription()
    entity.name = entityName
    return entity
  }

  /// The entity of a class of managed objects. It has the name of the class.
  class func kind(of type: AnyClass) -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = String(describing: type)
    return entity
  }

  /// Creates an object of the entity with a name, and inserts it into a context.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    let entity = NSEntityDescription()
    entity.name = entityName
    return NSManagedObject(entity: entity, insertInto: context)
  }
}
