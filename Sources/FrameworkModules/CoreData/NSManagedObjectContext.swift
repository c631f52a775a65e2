import Foundation
@_exported import UIKit

/// Objects that change together. Here they live in memory: saving keeps nothing, and no file is read.
open class NSManagedObjectContext: NSObject {
  /// Where objects are stored. Inert: nowhere.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  /// The context to which saved objects go. Inert.
  open var parent: NSManagedObjectContext?
  /// Whether changes of other contexts are taken over. Inert.
  open var automaticallyMergesChangesFromParent = false
  /// Which of two conflicting changes is kept. Inert.
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
  /// The objects of the requested entity. It never throws.
  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    let found = objects.filter { $0.entity.name == request.entityName }.compactMap { $0 as? T }
    return request.fetchLimit > 0 ? Array(found.prefix(request.fetchLimit)) : found
  }
  /// The object with an identifier; a new one if the context has none.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    registeredObject(for: objectID) ?? NSManagedObject(entity: NSEntityDescription(), insertInto: nil)
  }
  /// The object with an identifier; `nil` if the context has none.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    objects.first { $0.objectID === objectID }
  }
  /// Reads all objects again. Inert: nothing is stored.
  open func refreshAllObjects() {}
  /// Reads an object again. Inert: nothing is stored.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
  /// The number of objects of the requested entity. It never throws.
  open func count<T>(for request: NSFetchRequest<T>) throws -> Int { try fetch(request).count }
  /// Saves. Inert: nothing is stored; it never throws.
  open func save() throws { hasChanges = false }
  open func reset() {
    objects = []
    hasChanges = false
  }
  /// Undoes changes. Inert.
  open func rollback() {}
  /// Calls code with the context; it is called at once.
  open func perform(_ block: @escaping () -> Void) { block() }
  /// Calls code with the context, and waits.
  open func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result { try block() }
}
