import Foundation

/// The elements of an `NSHashTable` or an `NSMapTable`, in the order in which they were added.
///
/// Elements are found by their hash at the time at which they were added. Those that are gone are dropped whenever the
/// table has doubled in size.
struct ReferenceTable {
  private struct Entry {
    let key: ObjectReference
    var value: ObjectReference
    let serial: Int

    /// The key and the value; nil if one of them is gone.
    var content: (key: Any, value: Any)? {
      guard let key = key.value, let value = value.value else { return nil }
      return (key, value)
    }
  }

  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var buckets: [Int: [Entry]] = [:]
  private var nextSerial = 0
  private var entryCount = 0
  private var cleaningSize = ReferenceTable.leastCleaningSize

  private static let leastCleaningSize = 32

  init(keyOptions: NSPointerFunctions.Options, valueOptions: NSPointerFunctions.Options) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
  }

  /// The keys and values that are not gone, in the order in which the keys were added.
  var contents: [(key: Any, value: Any)] {
    buckets.values.joined().sorted { $0.serial < $1.serial }.compactMap(\.content)
  }

  /// The key that equals another, and its value; nil if there is none.
  func content(for key: Any) -> (key: Any, value: Any)? {
    guard let bucket = buckets[hash(of: key)] else { return nil }
    for entry in bucket {
      if let content = entry.content, isSame(content.key, key) { return content }
    }
    return nil
  }

  /// Sets the value of a key. A key that equals it stays the key.
  mutating func set(_ value: Any, for key: Any) {
    let hash = hash(of: key)
    let value = ObjectReference(value, valueOptions)
    if let index = index(of: key, hash: hash) {
      buckets[hash]?[index].value = value
      return
    }
    let key = ObjectReference(key, keyOptions)
    buckets[hash, default: []].append(Entry(key: key, value: value, serial: nextSerial))
    nextSerial += 1
    entryCount += 1
    if entryCount >= cleaningSize { clean() }
  }

  /// Removes a key with its value.
  mutating func remove(_ key: Any) {
    let hash = hash(of: key)
    guard let index = index(of: key, hash: hash) else { return }
    buckets[hash]?.remove(at: index)
    if buckets[hash]?.isEmpty == true { buckets[hash] = nil }
    entryCount -= 1
  }

  /// Removes everything.
  mutating func removeAll() {
    buckets = [:]
    entryCount = 0
  }

  private mutating func clean() {
    buckets = buckets.compactMapValues { bucket in
      let living = bucket.filter { $0.content != nil }
      return living.isEmpty ? nil : living
    }
    entryCount = buckets.values.reduce(0) { $0 + $1.count }
    cleaningSize = max(Self.leastCleaningSize, 2 * entryCount)
  }

  private func index(of key: Any, hash: Int) -> Int? {
    buckets[hash]?.firstIndex { $0.key.value.map { isSame($0, key) } ?? false }
  }

  // MARK: Equality

  private func hash(of key: Any) -> Int {
    guard !keyOptions.comparesIdentity, let key = key as? AnyHashable else { return Self.identity(of: key).hashValue }
    return key.hashValue
  }

  private func isSame(_ left: Any, _ right: Any) -> Bool {
    guard !keyOptions.comparesIdentity, let left = left as? AnyHashable, let right = right as? AnyHashable else {
      return Self.identity(of: left) == Self.identity(of: right)
    }
    return left == right
  }

  private static func identity(of value: Any) -> ObjectIdentifier { ObjectIdentifier(value as AnyObject) }
}

extension ObjectReference {
  /// A value that is held as the options of a table say.
  fileprivate init(_ value: Any, _ options: NSPointerFunctions.Options) {
    self.init(value, isWeak: options.isWeak, isCopied: options.contains(.copyIn))
  }
}

extension NSPointerFunctions.Options {
  /// Whether elements are not kept alive.
  fileprivate var isWeak: Bool { intersection(.memory) == .weakMemory }

  /// Whether elements are the same only if they are the same object.
  fileprivate var comparesIdentity: Bool {
    let personality = intersection(.personality)
    return personality == .objectPointerPersonality || personality == .opaquePersonality
  }

  /// The bits that say how elements are held.
  private static let memory = NSPointerFunctions.Options(rawValue: 0xff)
  /// The bits that say how elements are compared.
  private static let personality = NSPointerFunctions.Options(rawValue: 0xff00)
}
