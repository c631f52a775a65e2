import Foundation
import Synchronization

extension NotificationCenter {
  /// Calls a method of `observer` whenever a notification is posted. The method gets the notification if it takes an
  /// argument.
  ///
  /// The observer is not kept alive. Notifications with such observers have to be posted on the main thread, because
  /// the table of methods, `RuntimeTable`, is isolated to the main actor.
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

  /// Removes an observer, so that no more notifications call its methods.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Removes an observer of the notification with this name; `nil` removes the observer of all notifications.
  public func removeObserver(_ observer: AnyObject, name aName: Notification.Name?, object anObject: Any?) {
    for token in SelectorObservers.shared.take(of: observer, from: self, name: aName) {
      removeObserver(token as Any, name: nil, object: nil)
    }
    // `observer` may also be the token of a closure that observes. Foundation removes it.
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// A weak reference to an observer of notifications.
private final class WeakObserver: @unchecked Sendable {
  // `@unchecked` because a weak reference has to be a variable. Only the deallocation of the object changes it, and
  // that is thread-safe.
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }
}

/// Which observers were added by selector to which notification centres. Thread-safe, because observers may be removed
/// on any thread.
private final class SelectorObservers: Sendable {
  /// One observer by selector. `@unchecked` because the token and the centre are objects of Foundation, which any
  /// thread may use.
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

  /// Removes the entries of an observer for a centre and a name (`nil` for all names), and returns their tokens.
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
