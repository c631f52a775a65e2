import Foundation
import UIKit

/// The objects of an app. Here they live in memory.
open class NSPersistentContainer: NSObject {
  /// The name of the model.
  public let name: String
  /// The context of the main thread.
  public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  public let managedObjectModel: NSManagedObjectModel
  /// Where objects are stored.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// Which files objects are stored in. Inert.
  open var persistentStoreDescriptions = [NSPersistentStoreDescription()]

  public init(name: String) {
    self.name = name
    managedObjectModel = NSManagedObjectModel()
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: managedObjectModel)
  }
  /// Opens the files. Inert: the code is called at once, without an error.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    persistentStoreDescriptions.forEach { block($0, nil) }
  }
  /// A context of its own.
  open func newBackgroundContext() -> NSManagedObjectContext {
    NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
  }
  /// Calls code with a context of its own; it is called at once.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) { block(newBackgroundContext()) }
}
