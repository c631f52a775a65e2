import Foundation
import Synchronization

extension NotificationCenter {
  /// Calls a method of an object when a notification is posted. The notification is passed if the method takes an
  /// argument.
  ///
  /// The observer is not kept alive. Post such notifications on the main thread, where the tables of methods are.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?
  ) {
    let observer = observer as AnyObject
    let receiver = WeakObserver(observer)
    let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      MainActor.assumeIsolated(with: notification) { notification in
        guard let object = receiver.object else { return }
        RuntimeTable.shared.send(aSelector, to: object, with: [notification])
      }
    }
    SelectorObservers.shared.add(SelectorObservers.Entry(token: token, center: self, name: aName), of: observer)
  }

  /// Ends the calls of all methods of an object.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Ends the calls of methods of an object for a notification; `nil` stands for any.
  public func removeObserver(_ observer: AnyObject, name aName: Notification.Name?, object anObject: Any?) {
    for token in SelectorObservers.shared.take(of: observer, from: self, name: aName) {
      removeObserver(token as Any, name: nil, object: nil)
    }
    // Observers that were added with a closure are objects of Foundation.
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// A weak reference to an observer of notifications.
private final class WeakObserver: @unchecked Sendable {
  // Unchecked because a weak reference is a variable. Only the deallocation of the object changes it, and safely.
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }
}

/// The methods of objects that notification centres call by selector. Objects may be removed on any thread.
private final class SelectorObservers: Sendable {
  /// Unchecked because tokens and centres are Foundation's objects, which any thread may use.
  struct Entry: @unchecked Sendable {
    let token: any NSObjectProtocol
    weak var center: NotificationCenter?
    let name: Notification.Name?
  }

  static let shared = SelectorObservers()

  private let entries = Mutex<[ObjectIdentifier: [Entry]]>([:])

  func add(_ entry: Entry, of observer: AnyObject) {
    let identity = ObjectIdentifier(observer)
    entries.withLock { $0[identity, default: []].append(entry) }
  }

  /// Removes the entries of an object; returns their tokens.
  func take(of observer: AnyObject, from center: NotificationCenter, name: Notification.Name?)
    -> [any NSObjectProtocol]
  {
    func isTaken(_ entry: Entry) -> Bool { entry.center === center && (name == nil || entry.name == name) }
    let identity = ObjectIdentifier(observer)
    let own = entries.withLock { entries in
      let own = entries[identity] ?? []
      entries[identity] = own.filter { !isTaken($0) }
      return own
    }
    return own.filter(isTaken).map(\.token)
  }
}
