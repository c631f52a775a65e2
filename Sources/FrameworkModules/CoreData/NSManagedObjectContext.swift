import Foundation
@_exported import UIKit

/// Objects that change together. Here they live in memory: saving keeps nothing, and no file is read.
open class NSManagedObjectContext: NSObject {
  /// Where objects are stored. Inert: nowhere.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  /// The context to which saved objects go. Inert.
  open var parent: NSManagedObjectContext?
  /// Whether changes of other contexts come. Inert.
  open var automaticallyMergesChangesFromParent = false
  private var objects: [NSManagedObject] = []
  /// Whether anything was made or deleted since it was saved.
  open private(set) var hasChanges = false

  /// Creates a context.
  public init(concurrencyType: NSManagedObjectContextConcurrencyType) {}

  /// Adds an object.
  open func insert(_ object: NSManagedObject) {
    objects.append(object)
    hasChanges = true
  }
  /// Takes an object away.
  open func delete(_ object: NSManagedObject) {
    objects.removeAll { $0 === object }
    hasChanges = true
  }
  /// The objects of a kind. It never throws.
  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    let found = objects.filter { $0.entity.name == request.entityName }.compactMap { $0 as? T }
    return request.fetchLimit > 0 ? Array(found.prefix(request.fetchLimit)) : found
  }
  /// How many objects of a kind there are. It never throws.
  open func count<T>(for request: NSFetchRequest<T>) throws -> Int { try fetch(request).count }
  /// Saves. Inert: nothing is stored; it never throws.
  open func save() throws { hasChanges = false }
  /// Takes all objects away.
  open func reset() {
    objects = []
    hasChanges = false
  }
  /// Takes changes back. Inert.
  open func rollback() {}
  /// Calls code with the context; it is called at once.
  open func perform(_ block: @escaping () -> Void) { block() }
  /// Calls code with the context, and waits.
  open func performAndWait(_ block: () -> Void) { block() }
}
