// Made by `make surface` from Surface/CoreData.swift; don't edit.
// swift-format-ignore-file

@_spi(Generated) import UIKit
import Foundation
@_exported import UIKit

/// A request for objects.
open class NSFetchRequest<ResultType>: NSObject {
  /// The kind.
  open var entityName: String?
  /// Which objects of the kind are found. Inert: all are found.
  open var predicate: NSPredicate?
  /// The order of the objects. Inert: they come in the order in which they were made.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The largest number of objects; 0 for all.
  open var fetchLimit = 0
  /// The number of objects that are read at a time. Inert.
  open var fetchBatchSize = 0
  /// Whether objects come without their values. Inert.
  open var returnsObjectsAsFaults = true

  /// Creates a request without a kind.
  public override init() {}
  /// Creates a request for a kind.
  public init(entityName: String) { self.entityName = entityName }
}

/// What a request can find.
public protocol NSFetchRequestResult: AnyObject {}

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

  /// The kind of the class: its name is that of the class.
  open class func entity() -> NSEntityDescription { NSEntityDescription.kind(of: self) }

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

/// The thread on which a context works.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType = 0
  case privateQueueConcurrencyType, mainQueueConcurrencyType
}

/// The identifier of an object.
open class NSManagedObjectID: NSObject, @unchecked Sendable {
  private let address: URL
  init(entityName: String?) { address = URL(filePath: "/\(entityName ?? "")/\(UUID().uuidString)") }
  /// The identifier as a URL.
  open func uriRepresentation() -> URL { address }
  /// Whether the object was not saved yet: no object is ever saved.
  open var isTemporaryID: Bool { true }
}

/// The kinds of objects of an app. Inert: no file is read.
open class NSManagedObjectModel: NSObject {
  /// The kinds: none.
  open var entities: [NSEntityDescription] { [] }
  /// Creates a model without kinds.
  public override init() {}
  /// Creates a model of a file. Inert: the file is not read.
  public init?(contentsOf url: URL) {}
}

/// What is kept when two changes contradict each other. Inert: nothing is stored.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// Nothing: it is an error.
  public static let error = NSMergePolicy()
  /// What is in memory.
  public static let overwrite = NSMergePolicy()
  /// What is stored.
  public static let rollback = NSMergePolicy()
  /// What is in memory, property by property.
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  /// What is stored, property by property.
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
  override init() {}
}

/// What is in memory is kept, property by property.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump

/// What is stored is kept, property by property.
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump

/// It is an error.
public let NSErrorMergePolicy = NSMergePolicy.error

/// A database in a file.
public let NSSQLiteStoreType = "SQLite"

/// A database in memory.
public let NSInMemoryStoreType = "InMemory"

/// A file in which objects are stored. Inert: there is none.
open class NSPersistentStore: NSObject {}

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
  ) throws -> NSPersistentStore { NSPersistentStore() }
}

/// Which file objects are stored in. Inert.
open class NSPersistentStoreDescription: NSObject {
  /// The file.
  open var url: URL?
  /// The type of the store.
  open var type = NSSQLiteStoreType
  /// Creates a description.
  public override init() {}
  /// Creates a description of a file.
  public init(url: URL) { self.url = url }
}

/// The key of whether old files are changed for a new model.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"

/// The key of whether the way to change them is inferred.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"

@_spi(Generated) extension NSEntityDescription: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { NSEntityDescription() }
}

@_spi(Generated) extension NSFetchRequest: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { NSFetchRequest() }
}

@_spi(Generated) extension NSManagedObjectContext: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType) }
}

@_spi(Generated) extension NSManagedObjectModel: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { NSManagedObjectModel() }
}

@_spi(Generated) extension NSPersistentContainer: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { NSPersistentContainer(name: "") }
}

@_spi(Generated) extension NSPersistentStoreDescription: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { NSPersistentStoreDescription() }
}
