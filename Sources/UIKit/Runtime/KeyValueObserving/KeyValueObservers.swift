import Foundation
import Synchronization

/// The observers of properties of all objects in the process: the implementation of key-value observing.
///
/// On Apple's systems, the Objective-C runtime notices changes of properties. Here, objects report their changes.
/// UIKit's objects do so for properties that apps often observe. An app's objects do so for properties that are `@objc
/// dynamic`, because the build plugin adds the call to their setters.
final class KeyValueObservers: Sendable {
  typealias ID = Int

  static let shared = KeyValueObservers()
  /// Whether anything was ever observed. While this is false, setters check nothing else. Once true, it stays true.
  static var isUsed: Bool { used.load(ordering: .relaxed) }
  private static let used = Atomic(false)

  /// Calls the observers of an object after a property was set. `nil` as the name means that some property was set, but
  /// not which one. Costs next to nothing while nothing is observed.
  static func tell(_ key: String?, of object: AnyObject) {
    if isUsed { shared.propertyWasSet(of: object, key: key) }
  }

  /// A closure that observes one object.
  ///
  /// `@unchecked` because the closure need not be Sendable. It is called on the thread that sets a property, as in
  /// Foundation, and an object that is not Sendable is used on one thread only.
  private struct Observer: @unchecked Sendable {
    let id: ID
    weak var object: AnyObject?
    let propertyWasSet: (_ key: String?) -> Void
  }

  private struct Observers {
    var byObject: [ObjectIdentifier: [Observer]] = [:]
    var objects: [ID: ObjectIdentifier] = [:]
    var nextID = 0
    /// The number of observers from which on `dropAllFreedIfMany()` removes those of freed objects.
    var mostEntries = 64

    /// Removes and returns the observers of freed objects that had this address.
    mutating func dropFreed(at identity: ObjectIdentifier) -> [Observer] {
      guard let all = byObject[identity], all.contains(where: { $0.object == nil }) else { return [] }
      let freed = all.filter { $0.object == nil }
      for observer in freed { objects[observer.id] = nil }
      let rest = all.filter { $0.object != nil }
      byObject[identity] = rest.isEmpty ? nil : rest
      return freed
    }

    /// Removes and returns the observers of all freed objects, but only when the number of observers has doubled since
    /// the last time. So the cost per added observer is constant on average.
    mutating func dropAllFreedIfMany() -> [Observer] {
      guard objects.count >= mostEntries else { return [] }
      let freed = Array(byObject.keys).flatMap { dropFreed(at: $0) }
      mostEntries = max(64, objects.count * 2)
      return freed
    }
  }

  // Code under the lock returns the observers that it removes, so that they are released after the lock is. Otherwise
  // there could be a deadlock: an observer's closure may hold the last reference to an `NSKeyValueObservation`, whose
  // `deinit` takes the lock.
  private let observers = Mutex(Observers())

  /// The number of observers, including those of freed objects that have not been removed yet.
  var count: Int { observers.withLock { $0.objects.count } }

  /// Adds a closure that is called with a property's name after a property of the object was set. The object is not
  /// kept alive.
  func add(of object: AnyObject, _ propertyWasSet: @escaping (_ key: String?) -> Void) -> ID {
    Self.used.store(true, ordering: .relaxed)
    let identity = ObjectIdentifier(object)
    let new = Observer(id: 0, object: object, propertyWasSet: propertyWasSet)
    let (id, _) = observers.withLock { observers in
      observers.nextID += 1
      let id = observers.nextID
      // An earlier object, which has been freed, may have had the same address.
      let freed = observers.dropFreed(at: identity) + observers.dropAllFreedIfMany()
      observers.byObject[identity, default: []].append(
        Observer(id: id, object: new.object, propertyWasSet: new.propertyWasSet))
      observers.objects[id] = identity
      return (id, freed)
    }
    return id
  }

  func remove(_ id: ID) {
    _ = observers.withLock { observers -> [Observer] in
      guard let identity = observers.objects.removeValue(forKey: id) else { return [] }
      let own = observers.byObject[identity] ?? []
      let rest = own.filter { $0.id != id }
      observers.byObject[identity] = rest.isEmpty ? nil : rest
      return own
    }
  }

  /// Calls the closures that observe an object. The closures may add and remove observers.
  private func propertyWasSet(of object: AnyObject, key: String?) {
    let identity = ObjectIdentifier(object)
    let own = observers.withLock { $0.byObject[identity] ?? [] }
    for observer in own where observer.object === object && isKept(observer.id) { observer.propertyWasSet(key) }
  }

  private func isKept(_ id: ID) -> Bool { observers.withLock { $0.objects[id] != nil } }
}

extension NSObject {
  /// Calls the observers of the object after a property with this name was set.
  nonisolated final func tellObservers(_ key: String) { KeyValueObservers.tell(key, of: self) }
}
