import Foundation
import UIKit

/// Where objects are stored. Inert: nowhere.
open class NSPersistentStoreCoordinator: NSObject {
  /// The kinds of objects.
  public let managedObjectModel: NSManagedObjectModel
  /// Creates it.
  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }
  /// Adds a file. Inert; it never throws.
  @discardableResult open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    NSPersistentStore()
  }
}
