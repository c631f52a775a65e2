#if !canImport(ObjectiveC)
  import Foundation

  /// The values that code associates with objects.
  ///
  /// Objects have no room for such values here. A table has them, by the object's identity, with a weak reference to the
  /// object: it tells a new object at the same address from the old one. The values of objects that are gone are
  /// dropped whenever the table has doubled in size.
  final class AssociatedObjects: Sendable {
    /// The table of the process.
    static let shared = AssociatedObjects()

    /// The associated values of one object or class.
    private struct Entry {
      /// Nil for a class, which always lives.
      weak var owner: AnyObject?
      let isOfClass: Bool
      var values: [UnsafeRawPointer: ObjectReference] = [:]

      var isDead: Bool { !isOfClass && owner == nil }
    }

    private struct State {
      var entries: [ObjectIdentifier: Entry] = [:]
      var cleaningSize = AssociatedObjects.leastCleaningSize
    }

    /// The number of objects from which on the table is cleaned.
    private static let leastCleaningSize = 32

    private let state = Locked(State())

    /// The value of an object under a key; nil if there is none.
    func value(of object: Any, key: UnsafeRawPointer) -> Any? {
      guard let (owner, id) = Self.identity(of: object) else { return nil }
      var found: ObjectReference?
      state.change { state in
        guard let entry = state.entries[id], entry.isOfClass || entry.owner === owner else { return }
        found = entry.values[key]
      }
      return found?.value
    }

    /// Sets the value of an object under a key, or removes it for nil.
    func set(_ value: ObjectReference?, of object: Any, key: UnsafeRawPointer) {
      guard let (owner, id) = Self.identity(of: object) else { return }
      // What is dropped is released after the lock, because its `deinit` may come back.
      var dropped: [Entry] = []
      state.change { state in
        var entry = state.entries[id] ?? Entry(owner: owner, isOfClass: owner == nil)
        dropped.append(entry)
        if !entry.isOfClass, entry.owner !== owner { entry = Entry(owner: owner, isOfClass: false) }
        entry.values[key] = value
        state.entries[id] = entry.values.isEmpty ? nil : entry
        if state.entries.count >= state.cleaningSize { dropped += Self.clean(&state) }
      }
      withExtendedLifetime(dropped) {}
    }

    /// Removes all values of an object.
    func removeValues(of object: Any) {
      guard let (_, id) = Self.identity(of: object) else { return }
      var dropped: Entry?
      state.change { dropped = $0.entries.removeValue(forKey: id) }
      withExtendedLifetime(dropped) {}
    }

    /// Drops the values of objects that are gone.
    func dropValuesOfDeadObjects() {
      var dropped: [Entry] = []
      state.change { dropped = Self.clean(&$0) }
      withExtendedLifetime(dropped) {}
    }

    private static func clean(_ state: inout State) -> [Entry] {
      let dead = state.entries.filter(\.value.isDead)
      for id in dead.keys { state.entries[id] = nil }
      state.cleaningSize = max(leastCleaningSize, 2 * state.entries.count)
      return Array(dead.values)
    }

    /// The object, or nil for a class, and its identity; nil for values that are neither.
    private static func identity(of object: Any) -> (owner: AnyObject?, id: ObjectIdentifier)? {
      if let type = object as? AnyClass { return (nil, ObjectIdentifier(type)) }
      guard type(of: object) is AnyClass else {
        // An optional that is cast to `Any` is an object for Objective-C, if there is one in it.
        let mirror = Mirror(reflecting: object)
        guard mirror.displayStyle == .optional, let wrapped = mirror.children.first?.value else { return nil }
        return identity(of: wrapped)
      }
      let owner = object as AnyObject
      return (owner, ObjectIdentifier(owner))
    }
  }

  extension ObjectReference {
    /// A value as the policy of an association holds it.
    fileprivate init(_ value: Any, policy: objc_AssociationPolicy) {
      self.init(
        value, isWeak: policy == .OBJC_ASSOCIATION_ASSIGN && type(of: value) is AnyClass,
        isCopied: policy == .OBJC_ASSOCIATION_COPY || policy == .OBJC_ASSOCIATION_COPY_NONATOMIC)
    }
  }

  /// The value that is associated with an object under a key; nil if there is none.
  public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.shared.value(of: object, key: key)
  }

  /// Associates a value with an object or a class under a key; nil removes the value.
  ///
  /// The value can be read as long as the object lives. It is released some time later, and not in the moment in which
  /// the object is: when values of other objects are set. Structures and enumerations take no values.
  public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
  ) {
    AssociatedObjects.shared.set(
      value.map { ObjectReference($0, policy: policy) }, of: object, key: key)
  }

  /// Removes all values that are associated with an object.
  public func objc_removeAssociatedObjects(_ object: Any) { AssociatedObjects.shared.removeValues(of: object) }
#endif
