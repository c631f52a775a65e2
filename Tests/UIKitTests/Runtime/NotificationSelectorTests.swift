import Foundation
import Testing
@_spi(Generated) import UIKit

/// Notification centres and timers call methods by selectors.
struct NotificationSelectorTests {
  final class Observer: NSObject {
    var seen: [String] = []

    func note(_ notification: Notification) { seen.append(notification.name.rawValue) }
    func tick(_ timer: Timer) { seen.append(timer.isValid ? "tick" : "last tick") }
    func plain() { seen.append("plain") }
  }

  private static let registration: Void = {
    let table = RuntimeTable.shared
    table.addMethod("observerNote:", of: Observer.self) { $0.note($1.value(0)) }
    table.addMethod("observerTick:", of: Observer.self) { $0.tick($1.value(0)) }
    table.addMethod("observerPlain", of: Observer.self) { object, _ in object.plain() }
  }()

  private let center = NotificationCenter()
  private let red = Notification.Name("red")
  private let blue = Notification.Name("blue")

  init() { Self.registration }

  @Test func aMethodIsCalledWithTheNotificationOrWithNothing() {
    let observer = Observer()
    center.addObserver(observer, selector: Selector("observerNote:"), name: red, object: nil)
    center.addObserver(observer, selector: Selector("observerPlain"), name: blue, object: nil)
    center.post(name: red, object: nil)
    center.post(name: blue, object: nil)
    #expect(observer.seen == ["red", "plain"])
  }

  @Test func aRemovedObserverIsNotCalled() {
    let observer = Observer()
    center.addObserver(observer, selector: Selector("observerNote:"), name: red, object: nil)
    center.addObserver(observer, selector: Selector("observerNote:"), name: blue, object: nil)
    center.removeObserver(observer, name: red, object: nil)
    center.post(name: red, object: nil)
    center.post(name: blue, object: nil)
    #expect(observer.seen == ["blue"])
    center.removeObserver(observer)
    center.post(name: blue, object: nil)
    #expect(observer.seen == ["blue"])
  }

  @Test func anObserverIsNotKeptAlive() {
    weak var gone: Observer?
    do {
      let observer = Observer()
      gone = observer
      center.addObserver(observer, selector: Selector("observerNote:"), name: red, object: nil)
    }
    center.post(name: red, object: nil)
    #expect(gone == nil)
  }

  /// A class that does not derive from `NSObject`, as apps write for objects other than views.
  final class PlainObserver {
    var count = 0

    func note() { count += 1 }
  }

  @Test func anObserverNeedsNoSuperclass() {
    let observer = PlainObserver()
    RuntimeTable.shared.addMethod("plainObserverNote", of: PlainObserver.self) { object, _ in object.note() }
    center.addObserver(observer, selector: Selector("plainObserverNote"), name: red, object: nil)
    center.post(name: red, object: nil)
    center.removeObserver(observer)
    center.post(name: red, object: nil)
    #expect(observer.count == 1)
  }

  @Test func aTimerCallsAMethod() {
    let observer = Observer()
    let timer = Timer(
      timeInterval: 1000, target: observer, selector: Selector("observerTick:"), userInfo: nil, repeats: true)
    timer.fire()
    #expect(observer.seen == ["tick"])
    timer.invalidate()
  }
}
