import Foundation

/// The observers of an object's properties.
///
/// On Apple's systems, the Objective-C runtime notices changes of each property. Here, objects report them. UIKit's
/// objects do so for the properties that apps observe. An app's objects do so for properties that are `@objc dynamic`,
/// because the build plugin adds the call.
final class KeyValueObservers: @unchecked Sendable {
  typealias ID = Int

  static let shared = KeyValueObservers()
  /// Whether anything was ever observed. While this is false, setters check nothing else. Once true, it stays true.
  private(set) nonisolated(unsafe) static var isUsed = false

  /// Tells observers that a property of an object was set; without a name, that some property was set. Costs next to
  /// nothing while nobody observes.
  static func tell(_ key: String?, of object: AnyObject) {
    if isUsed { shared.propertyWasSet(of: object, key: key) }
  }

  private struct Observer {
    let id: ID
    weak var object: AnyObject?
    let propertyWasSet: (_ key: String?) -> Void
  }

  private let lock = NSRecursiveLock()
  private var observers: [ObjectIdentifier: [Observer]] = [:]
  private var objects: [ID: ObjectIdentifier] = [:]
  private var nextID = 0
  /// How many entries may be there before those of freed objects are dropped.
  private var mostEntries = 64

  /// How many closures are kept; those of freed objects are among them for a while.
  var count: Int { lock.withLock { objects.count } }

  /// Calls a closure with a property's name whenever a property of an object was set. Does not keep the object alive.
  func add(of object: AnyObject, _ propertyWasSet: @escaping (_ key: String?) -> Void) -> ID {
    lock.withLock {
      Self.isUsed = true
      nextID += 1
      let identity = ObjectIdentifier(object)
      // An earlier object, which has been freed, may have had the same address.
      dropFreed(at: identity)
      dropAllFreedIfMany()
      observers[identity, default: []].append(Observer(id: nextID, object: object, propertyWasSet: propertyWasSet))
      objects[nextID] = identity
      return nextID
    }
  }

  /// Drops the observers of objects that have been freed and had an address.
  private func dropFreed(at identity: ObjectIdentifier) {
    guard let all = observers[identity], all.contains(where: { $0.object == nil }) else { return }
    for observer in all where observer.object == nil { objects[observer.id] = nil }
    let rest = all.filter { $0.object != nil }
    observers[identity] = rest.isEmpty ? nil : rest
  }

  /// Drops the observers of all objects that have been freed whenever the entries have doubled, so that each costs a
  /// constant number of steps.
  private func dropAllFreedIfMany() {
    guard objects.count >= mostEntries else { return }
    for identity in Array(observers.keys) { dropFreed(at: identity) }
    mostEntries = max(64, objects.count * 2)
  }

  func remove(_ id: ID) {
    lock.withLock {
      guard let identity = objects.removeValue(forKey: id) else { return }
      observers[identity]?.removeAll { $0.id == id }
      if observers[identity]?.isEmpty == true { observers[identity] = nil }
    }
  }

  /// Calls the closures of an object. They may add and remove observers.
  private func propertyWasSet(of object: AnyObject, key: String?) {
    let own = lock.withLock { observers[ObjectIdentifier(object)] ?? [] }
    for observer in own where observer.object === object && lock.withLock({ objects[observer.id] != nil }) {
      observer.propertyWasSet(key)
    }
  }
}

extension NSObject {
  /// Tells observers that a property was set.
  nonisolated final func tellObservers(_ key: String) { KeyValueObservers.tell(key, of: self) }
}
