import Foundation
@_exported import UIKit

/// Managed objects that are changed and saved together. Here they exist only in memory: saving stores nothing, and no
/// file is read.
open class NSManagedObjectContext: NSObject {
  /// The coordinator of the stores to which objects are saved. Inert: nothing is stored.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  /// The context to which changes are saved. Inert: nothing is passed on to it.
  open var parent: NSManagedObjectContext?
  /// Whether changes that are saved to the parent or store are merged into this context. Inert.
  open var automaticallyMergesChangesFromParent = false
  /// How conflicts with changes of other contexts are resolved. Inert: there are no conflicts.
  open var mergePolicy: Any = NSErrorMergePolicy
  open var name: String?
  private var objects: [NSManagedObject] = []
  /// Whether objects were inserted or deleted since the last save.
  open private(set) var hasChanges = false

  public init(concurrencyType: NSManagedObjectContextConcurrencyType) {}

  open func insert(_ object: NSManagedObject) {
    objects.append(object)
    hasChanges = true
  }
  open func delete(_ object: NSManagedObject) {
    objects.removeAll { $0 === object }
    hasChanges = true
  }
  /// The objects of the requested entity in this context, in order of insertion. It never throws. Predicates and sort
  /// descriptors of the request are ignored.
  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    let found = objects.filter { $0.entity.name == request.entityName }.compactMap { $0 as? T }
    return request.fetchLimit > 0 ? Array(found.prefix(request.fetchLimit)) : found
  }
  /// The object with an identifier; a new object that is not inserted if the context has none.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    registeredObject(for: objectID) ?? NSManagedObject(entity: NSEntityDescription(), insertInto: nil)
  }
  /// The object with an identifier; `nil` if the context has none.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    objects.first { $0.objectID === objectID }
  }
  /// Reads all objects from the store again. Inert: nothing is stored.
  open func refreshAllObjects() {}
  /// Reads an object from the store again. Inert: nothing is stored.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
  /// The number of objects of the requested entity. It never throws.
  open func count<T>(for request: NSFetchRequest<T>) throws -> Int { try fetch(request).count }
  /// Saves the changes. Inert: nothing is stored, only `hasChanges` becomes false. It never throws.
  open func save() throws { hasChanges = false }
  open func reset() {
    objects = []
    hasChanges = false
  }
  /// Discards changes since the last save. Inert: the changes remain.
  open func rollback() {}
  /// Calls a closure on the queue of the context. Here it is called at once, on the current thread.
  open func perform(_ block: @escaping () -> Void) { block() }
  /// Calls a closure on the queue of the context, and waits for its end. Here it is called on the current thread.
  open func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result { try block() }
}
