import Foundation
import Testing

@_spi(Generated) @testable import UIKit

/// Properties tell observers that they were set.
@Suite struct KeyValueObservingTests {
  @Test func aScrollViewTellsTheSizeOfItsContent() {
    let table = UITableView()
    var sizes: [CGSize?] = []
    let observation = table.observe(\.contentSize, options: [.old, .new]) { table, change in
      #expect(table.contentSize == change.newValue)
      sizes += [change.oldValue, change.newValue]
    }
    table.contentSize = CGSize(width: 10, height: 20)
    table.contentOffset.y = 5
    table.contentSize = CGSize(width: 10, height: 20)
    #expect(sizes == [.zero, CGSize(width: 10, height: 20)])

    observation.invalidate()
    table.contentSize = .zero
    #expect(sizes.count == 2)
  }

  /// Observers of freed objects are not kept, although nobody removes them.
  @Test func observersOfFreedObjectsAreDropped() {
    let observers = KeyValueObservers()
    let kept = (0..<10).map { _ in NSObject() }
    for object in kept { _ = observers.add(of: object) { _ in } }
    for _ in 0..<10_000 { _ = observers.add(of: NSObject()) { _ in } }
    #expect(observers.count < 200)
    #expect(observers.count >= 10)
    withExtendedLifetime(kept) {}
  }

  @Test func layoutTellsPlacesAndSizes() {
    let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), UIView())
    outer.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    let width = inner.widthAnchor.constraint(equalToConstant: 30)
    NSLayoutConstraint.activate([
      width, inner.heightAnchor.constraint(equalTo: outer.heightAnchor),
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
    ])
    var frames: [CGRect] = []
    var bounds: [CGRect] = []
    let observations = [
      inner.observe(\.frame) { view, _ in frames.append(view.frame) },
      inner.observe(\.bounds, options: .initial) { view, _ in bounds.append(view.bounds) },
    ]
    outer.layoutIfNeeded()
    width.constant = 40
    outer.layoutIfNeeded()
    #expect(frames.last == CGRect(x: 0, y: 0, width: 40, height: 50))
    #expect(bounds.first == .zero)
    #expect(bounds.last?.size == CGSize(width: 40, height: 50))
    withExtendedLifetime(observations) {}
  }

  @Test func anObservationEndsWithTheObjectThatKeepsIt() {
    let label = UILabel()
    var calls = 0
    var observation: NSKeyValueObservation? = label.observe(\.text) { _, _ in calls += 1 }
    label.text = "one"
    #expect(calls == 1)
    observation = nil
    label.text = "two"
    #expect(calls == 1)
    #expect(observation == nil)
  }

  /// As the build plugin writes it for `@objc dynamic var count = 0`.
  private final class Counter: NSObject {
    var count = 0 { didSet { RuntimeTable.propertyWasSet("count", of: self) } }
  }

  @Test func dynamicPropertiesOfAnAppTellTheirValues() {
    let counter = Counter()
    var counts: [Int] = []
    let observation = counter.observe(\.count, options: [.initial, .new]) { _, change in
      counts += [change.newValue].compactMap { $0 }
    }
    counter.count = 2
    counter.count = 2
    counter.count = 3
    #expect(counts == [0, 2, 3])
    observation.invalidate()
  }

  private final class Watcher: UIViewController {
    private(set) var calls: [String] = []

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      calls.append("\(keyPath ?? "") \(change?[.oldKey] ?? "–") \(change?[.newKey] ?? "–")")
    }
  }

  @Test func controllersAreToldByNamesOfProperties() {
    let (watcher, view, other) = (Watcher(), UIView(), UIView())
    view.addObserver(watcher, forKeyPath: "alpha", options: [.new, .old], context: nil)
    view.alpha = 0.5
    view.isHidden = true
    other.alpha = 0.25
    #expect(watcher.calls == ["alpha 1.0 0.5"])
    view.removeObserver(watcher, forKeyPath: "alpha")
    view.alpha = 0
    #expect(watcher.calls.count == 1)
  }
}
