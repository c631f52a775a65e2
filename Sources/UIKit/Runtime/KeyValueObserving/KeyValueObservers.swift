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

  /// Calls a closure with a property's name whenever a property of an object was set. Does not keep the object alive.
  func add(of object: AnyObject, _ propertyWasSet: @escaping (_ key: String?) -> Void) -> ID {
    lock.withLock {
      Self.isUsed = true
      nextID += 1
      let identity = ObjectIdentifier(object)
      // An earlier object, which has been freed, may have had the same address.
      observers[identity, default: []].removeAll { $0.object == nil }
      observers[identity, default: []].append(Observer(id: nextID, object: object, propertyWasSet: propertyWasSet))
      objects[nextID] = identity
      return nextID
    }
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
