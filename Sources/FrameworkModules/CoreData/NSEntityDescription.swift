import Foundation
import UIKit

/// The name and the properties of a kind of object. Inert: no model is read.
open class NSEntityDescription: NSObject {
  open var name: String?

  public override init() {}

  open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
    let entity = NSEntityDescription()
    entity.name = entityName
    return entity
  }

  /// The description for a class, with the name of the class.
  class func kind(of type: AnyClass) -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = String(describing: type)
    return entity
  }

  /// A new object of the entity with a name, in a context.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    let entity = NSEntityDescription()
    entity.name = entityName
    return NSManagedObject(entity: entity, insertInto: context)
  }
}
