import Foundation
import UIKit

/// The Core Data model, store and contexts of an app. Here, objects exist only in memory.
open class NSPersistentContainer: NSObject {
  /// The name of the model.
  public let name: String
  /// The context for use on the main thread.
  public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  public let managedObjectModel: NSManagedObjectModel
  /// The coordinator of the stores. Inert: nothing is stored.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// Descriptions of the files in which objects are stored. Inert: nothing is stored.
  open var persistentStoreDescriptions = [NSPersistentStoreDescription()]

  public init(name: String) {
    self.name = name
    managedObjectModel = NSManagedObjectModel()
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: managedObjectModel)
  }
  /// Opens the stores. Inert: the handler is called at once for each store description, without an error.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    persistentStoreDescriptions.forEach { block($0, nil) }
  }
  /// Creates a context. It shares no objects with other contexts.
  open func newBackgroundContext() -> NSManagedObjectContext {
    NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
  }
  /// Calls a closure with a new context. Here it is called at once, on the current thread.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) { block(newBackgroundContext()) }
}
