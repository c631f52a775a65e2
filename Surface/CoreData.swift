import Foundation
@_exported import UIKit

/// The name and the properties of a kind of object. Inert: no model is read.
@byHand open class NSEntityDescription: NSObject {
  /// The name of the kind.
  open var name: String?

  /// Creates a kind without a name.
  public override init()

  /// The kind that has a name.
  open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription?

  /// A new object of a kind, in a context.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject
}

/// A request for objects.
open class NSFetchRequest<ResultType>: NSObject {
  /// The kind.
  open var entityName: String?
  /// Which objects of the kind are found. Inert: all are found.
  @inert open var predicate: NSPredicate?
  /// The order of the objects. Inert: they come in the order in which they were made.
  @inert open var sortDescriptors: [NSSortDescriptor]?
  /// The largest number of objects; 0 for all.
  open var fetchLimit = 0
  /// The number of objects that are read at a time.
  @inert open var fetchBatchSize = 0
  /// Whether objects come without their values.
  @inert open var returnsObjectsAsFaults = true

  /// Creates a request without a kind.
  public override init()
  /// Creates a request for a kind.
  @kept public init(entityName: String)
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
  @kept(managedObjectContext = context, super.init(), context?.insert(self))
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?)

  /// The kind of the class: its name is that of the class.
  @answers(NSEntityDescription.kind(of: self)) open class func entity() -> NSEntityDescription
  /// Creates an object of the class's own kind.
  @byHand public convenience init(context: NSManagedObjectContext)

  /// The identifier.
  open private(set) lazy var objectID = NSManagedObjectID(entityName: entity.name)
  /// The value of a key.
  @answers(values[key]) open func value(forKey key: String) -> Any?
  /// Sets the value of a key.
  @kept(values[key] = value) open func setValue(_ value: Any?, forKey key: String)
  /// The value of a key.
  @answers(values[key]) open func primitiveValue(forKey key: String) -> Any?
  /// Sets the value of a key.
  @kept(values[key] = value) open func setPrimitiveValue(_ value: Any?, forKey key: String)
}

/// Objects that change together. Here they live in memory: saving keeps nothing, and no file is read.
@byHand @empty(NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType))
open class NSManagedObjectContext: NSObject {
  /// Where objects are stored. Inert: nowhere.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  /// The context to which saved objects go. Inert.
  open var parent: NSManagedObjectContext?
  /// Whether changes of other contexts come. Inert.
  open var automaticallyMergesChangesFromParent = false
  /// What is kept when two changes contradict each other. Inert.
  open var mergePolicy: Any
  /// The name of the context.
  open var name: String?
  /// Whether anything was made or deleted since it was saved.
  open private(set) var hasChanges = false

  /// Creates a context.
  public init(concurrencyType: NSManagedObjectContextConcurrencyType)

  /// Adds an object.
  open func insert(_ object: NSManagedObject)
  /// Deletes an object.
  open func delete(_ object: NSManagedObject)
  /// The objects of a kind. It never throws.
  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T]
  /// The object of an identifier; a new one where the context has none.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject
  /// The object of an identifier, if the context has it.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject?
  /// Reads all objects again. Inert: nothing is stored.
  open func refreshAllObjects()
  /// Reads an object again. Inert: nothing is stored.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool)
  /// How many objects of a kind there are. It never throws.
  open func count<T>(for request: NSFetchRequest<T>) throws -> Int
  /// Saves. Inert: nothing is stored; it never throws.
  open func save() throws
  /// Removes all objects.
  open func reset()
  /// Undoes changes. Inert.
  open func rollback()
  /// Calls code with the context; it is called at once.
  open func perform(_ block: @escaping () -> Void)
  /// Calls code with the context, and waits.
  open func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result
}

/// The thread on which a context works.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType = 0
  case privateQueueConcurrencyType, mainQueueConcurrencyType
}

/// The identifier of an object.
open class NSManagedObjectID: NSObject, @unchecked Sendable {
  private let address: URL
  @kept(address = URL(filePath: "/\(entityName ?? "")/\(UUID().uuidString)")) init(entityName: String?)
  /// The identifier as a URL.
  @answers(address) open func uriRepresentation() -> URL
  /// Whether the object was not saved yet: no object is ever saved.
  @answers(true) open var isTemporaryID: Bool { get }
}

/// The kinds of objects of an app. Inert: no file is read.
open class NSManagedObjectModel: NSObject {
  /// The kinds: none.
  @answers([]) open var entities: [NSEntityDescription] { get }
  /// Creates a model without kinds.
  public override init()
  /// Creates a model of a file. Inert: the file is not read.
  @inert public init?(contentsOf url: URL)
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
  override init()
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

/// The objects of an app. Here they live in memory.
@byHand @empty(NSPersistentContainer(name: "")) open class NSPersistentContainer: NSObject {
  /// The name of the model.
  public let name: String
  /// The context of the main thread.
  public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  /// The kinds of objects.
  public let managedObjectModel: NSManagedObjectModel
  /// Where objects are stored.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// Which files objects are stored in. Inert.
  open var persistentStoreDescriptions = [NSPersistentStoreDescription()]

  /// Creates a container.
  public init(name: String)
  /// Opens the files. Inert: the code is called at once, without an error.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  )
  /// A context of its own.
  open func newBackgroundContext() -> NSManagedObjectContext
  /// Calls code with a context of its own; it is called at once.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void)
}

/// A file in which objects are stored. Inert: there is none.
open class NSPersistentStore: NSObject {}

/// Where objects are stored. Inert: nowhere.
open class NSPersistentStoreCoordinator: NSObject {
  /// The kinds of objects.
  public let managedObjectModel: NSManagedObjectModel
  /// Creates it.
  @kept(managedObjectModel = model) public init(managedObjectModel model: NSManagedObjectModel)
  /// Adds a file. Inert; it never throws.
  @answers(NSPersistentStore())
  @discardableResult open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore
}

/// Which file objects are stored in. Inert.
open class NSPersistentStoreDescription: NSObject {
  /// The file.
  open var url: URL?
  /// The type of the store.
  open var type = NSSQLiteStoreType
  /// Creates a description.
  public override init()
  /// Creates a description of a file.
  @kept public init(url: URL)
}

/// The key of whether old files are changed for a new model.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"

/// The key of whether the way to change them is inferred.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
