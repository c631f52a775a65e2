import Foundation

/// Values by keys, neither of which it need keep alive. Foundation outside Apple's platforms doesn't have it.
///
/// A pair is gone as soon as its key or its value is. Pairs are listed in the order in which their keys were added.
open class NSMapTable<KeyType, ObjectType>: NSObject, NSCopying {
  private var table: ReferenceTable

  /// Creates a table whose keys and values are held as the options say: by default, strongly.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    table = ReferenceTable(keyOptions: keyOptions, valueOptions: valueOptions)
  }

  private init(table: ReferenceTable) {
    self.table = table
  }

  /// A table that keeps keys and values alive.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

  /// A table that keeps its keys alive.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }

  /// A table that keeps its values alive as long as their keys live.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }

  /// A table that keeps nothing alive.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// How many pairs there are.
  open var count: Int { table.contents.count }

  /// The value of a key; nil if there is none.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    aKey.flatMap { table.content(for: $0) }.flatMap { $0.value as? ObjectType }
  }

  /// Sets the value of a key.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    table.set(anObject, for: aKey)
  }

  /// Removes a key with its value.
  open func removeObject(forKey aKey: KeyType?) {
    if let aKey { table.remove(aKey) }
  }

  /// Removes all pairs.
  open func removeAllObjects() { table.removeAll() }

  /// Enumerates the keys.
  open func keyEnumerator() -> NSEnumerator { ListEnumerator(table.contents.map(\.key)) }

  /// Enumerates the values.
  open func objectEnumerator() -> NSEnumerator? { ListEnumerator(table.contents.map(\.value)) }

  /// The pairs whose keys can be hashed.
  open func dictionaryRepresentation() -> [AnyHashable: Any] {
    let pairs = table.contents.compactMap { pair in (pair.key as? AnyHashable).map { ($0, pair.value) } }
    return Dictionary(pairs) { first, _ in first }
  }

  /// A table with the same pairs.
  open func copy(with zone: NSZone? = nil) -> Any { NSMapTable(table: table) }
}
