import Foundation
import Synchronization

/// The observers of an object's properties.
///
/// On Apple's systems, the Objective-C runtime notices changes of each property. Here, objects report them. UIKit's
/// objects do so for the properties that apps observe. An app's objects do so for properties that are `@objc dynamic`,
/// because the build plugin adds the call.
final class KeyValueObservers: Sendable {
  typealias ID = Int

  static let shared = KeyValueObservers()
  /// Whether anything was ever observed. While this is false, setters check nothing else. Once true, it stays true.
  static var isUsed: Bool { used.load(ordering: .relaxed) }
  private static let used = Atomic(false)

  /// Tells observers that a property of an object was set; without a name, that some property was set. Costs next to
  /// nothing while nobody observes.
  static func tell(_ key: String?, of object: AnyObject) {
    if isUsed { shared.propertyWasSet(of: object, key: key) }
  }

  /// Unchecked because the closure need not be Sendable: the thread that sets a property calls it, as with
  /// Foundation's, and an object that is not Sendable belongs to one thread.
  private struct Observer: @unchecked Sendable {
    let id: ID
    weak var object: AnyObject?
    let propertyWasSet: (_ key: String?) -> Void
  }

  private struct Observers {
    var byObject: [ObjectIdentifier: [Observer]] = [:]
    var objects: [ID: ObjectIdentifier] = [:]
    var nextID = 0
    /// How many entries may be there before those of freed objects are dropped.
    var mostEntries = 64

    /// Drops the observers of objects that have been freed and had an address; returns them.
    mutating func dropFreed(at identity: ObjectIdentifier) -> [Observer] {
      guard let all = byObject[identity], all.contains(where: { $0.object == nil }) else { return [] }
      let freed = all.filter { $0.object == nil }
      for observer in freed { objects[observer.id] = nil }
      let rest = all.filter { $0.object != nil }
      byObject[identity] = rest.isEmpty ? nil : rest
      return freed
    }

    /// Drops the observers of all objects that have been freed whenever the entries have doubled, so that each costs a
    /// constant number of steps; returns them.
    mutating func dropAllFreedIfMany() -> [Observer] {
      guard objects.count >= mostEntries else { return [] }
      let freed = Array(byObject.keys).flatMap { dropFreed(at: $0) }
      mostEntries = max(64, objects.count * 2)
      return freed
    }
  }

  // Observers that are dropped are released after the lock, because the closure may hold the last reference to another
  // observation, whose end asks for the lock again.
  private let observers = Mutex(Observers())

  /// How many closures are kept; those of freed objects are among them for a while.
  var count: Int { observers.withLock { $0.objects.count } }

  /// Calls a closure with a property's name whenever a property of an object was set. Does not keep the object alive.
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

  /// Calls the closures of an object. They may add and remove observers.
  private func propertyWasSet(of object: AnyObject, key: String?) {
    let identity = ObjectIdentifier(object)
    let own = observers.withLock { $0.byObject[identity] ?? [] }
    for observer in own where observer.object === object && isKept(observer.id) { observer.propertyWasSet(key) }
  }

  private func isKept(_ id: ID) -> Bool { observers.withLock { $0.objects[id] != nil } }
}

extension NSObject {
  /// Tells observers that a property was set.
  nonisolated final func tellObservers(_ key: String) { KeyValueObservers.tell(key, of: self) }
}
