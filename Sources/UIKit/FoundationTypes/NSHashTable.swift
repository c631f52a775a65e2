import Foundation

/// A set of objects that it need not keep alive. Foundation outside Apple's platforms doesn't have it.
///
/// Elements are listed in the order in which they were added.
open class NSHashTable<ObjectType>: NSObject, NSCopying {
  private var table: ReferenceTable

  /// Creates a table whose elements are held and compared as the options say: by default, strongly and by `isEqual(_:)`.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    table = ReferenceTable(keyOptions: options, valueOptions: [])
  }

  private init(table: ReferenceTable) {
    self.table = table
  }

  /// A table that does not keep its elements alive.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// How many elements there are.
  open var count: Int { table.contents.count }

  /// The elements.
  open var allObjects: [ObjectType] { table.contents.compactMap { $0.key as? ObjectType } }

  /// One of the elements, the one that was added first; nil for an empty table.
  open var anyObject: ObjectType? { allObjects.first }

  /// The elements as a set.
  open var setRepresentation: Set<AnyHashable> { Set(table.contents.compactMap { $0.key as? AnyHashable }) }

  /// The element that equals an object; nil if there is none.
  open func member(_ object: ObjectType?) -> ObjectType? {
    object.flatMap { table.content(for: $0) }.flatMap { $0.key as? ObjectType }
  }

  /// Whether there is an element that equals an object.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// Adds an object, unless there is an element that equals it.
  open func add(_ object: ObjectType?) {
    guard let object, table.content(for: object) == nil else { return }
    table.set((), for: object)
  }

  /// Removes the element that equals an object.
  open func remove(_ object: ObjectType?) {
    if let object { table.remove(object) }
  }

  /// Removes all elements.
  open func removeAllObjects() { table.removeAll() }

  /// Enumerates the elements.
  open func objectEnumerator() -> NSEnumerator { ListEnumerator(allObjects) }

  // MARK: Other tables

  /// Adds the elements of another table.
  open func union(_ other: NSHashTable<ObjectType>) {
    for object in other.allObjects { add(object) }
  }

  /// Removes the elements of another table.
  open func minus(_ other: NSHashTable<ObjectType>) {
    for object in other.allObjects { remove(object) }
  }

  /// Removes the elements that another table does not have.
  open func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }

  /// Whether the two tables have an element in common.
  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains { other.contains($0) } }

  /// Whether another table has all elements.
  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy { other.contains($0) } }

  /// Whether the two tables have the same elements.
  open func isEqual(to other: NSHashTable<ObjectType>) -> Bool { isSubset(of: other) && other.isSubset(of: self) }

  /// A table with the same elements.
  open func copy(with zone: NSZone? = nil) -> Any { NSHashTable(table: table) }
}
