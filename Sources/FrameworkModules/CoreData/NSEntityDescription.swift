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

  /// The kind of a class: its name is that of the class.
  class func kind(of type: AnyClass) -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = String(describing: type)
    return entity
  }

  /// A new object of a kind, in a context.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    let entity = NSEntityDescription()
    entity.name = entityName
    return NSManagedObject(entity: entity, insertInto: context)
  }
}
