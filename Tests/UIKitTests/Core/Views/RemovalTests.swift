import Foundation
import Synchronization
import Testing
import UIKit

@Suite struct RemovalTests {
  enum Order: CaseIterable {
    case first, last, scattered

    func place(in count: Int) -> Int {
      switch self {
      case .first: 0
      case .last: count - 1
      case .scattered: count * 5 / 8
      }
    }
  }

  /// A removed view takes along exactly the constraints that tie it to other views, whatever the order.
  @Test(arguments: Order.allCases)
  func aRemovedViewTakesItsConstraintsAlong(order: Order) {
    let container = UIView()
    var rows = (0..<60).map { _ in UIView() }
    for (i, row) in rows.enumerated() {
      let label = UIView()
      row.addSubview(label)
      container.addSubview(row)
      row.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: i == 0 ? container.topAnchor : rows[i - 1].bottomAnchor),
        row.leadingAnchor.constraint(equalTo: container.leadingAnchor),
        label.widthAnchor.constraint(equalTo: container.widthAnchor),
        label.topAnchor.constraint(equalTo: row.topAnchor),
      ])
    }
    while !rows.isEmpty {
      let row = rows.remove(at: order.place(in: rows.count))
      let others = container.constraints.filter { !mentions($0, row) }
      row.removeFromSuperview()
      #expect(container.constraints == others)
      #expect(container.subviews == rows)
      #expect(row.constraints.count == 1)
    }
    #expect(container.constraints.isEmpty)
  }

  /// A constraint between two descendants of the removed view is removed, too, if it is installed above that view; its
  /// position in the list does not matter.
  @Test(arguments: [false, true])
  func constraintsWhollyInsideGoAlong(isCrossingFirst: Bool) {
    let container = UIView()
    let box = UIView()
    let (left, right) = (UIView(), UIView())
    container.addSubview(box)
    box.addSubview(left)
    box.addSubview(right)
    let crossing = box.topAnchor.constraint(equalTo: container.topAnchor)
    let inside = right.leadingAnchor.constraint(equalTo: left.trailingAnchor)
    let ofItself = box.widthAnchor.constraint(equalToConstant: 3)
    let other = container.widthAnchor.constraint(equalToConstant: 4)
    let constraints = [crossing, other, inside, ofItself]
    container.addConstraints(isCrossingFirst ? constraints : constraints.reversed())
    let kept = right.widthAnchor.constraint(equalToConstant: 5)
    kept.isActive = true
    box.removeFromSuperview()
    #expect(container.constraints == [other])
    #expect(constraints.map(\.isActive) == [false, true, false, false])
    #expect(kept.isActive)
  }

  /// A constraint inside that is installed above goes along even if no constraint ties the view to the outside.
  @Test func constraintsInsideOfAnUntiedViewGoAlong() {
    let container = UIView()
    let middle = UIView()
    let box = UIView()
    let guide = UILayoutGuide()
    container.addSubview(middle)
    middle.addSubview(box)
    box.addLayoutGuide(guide)
    let inside = guide.widthAnchor.constraint(equalTo: box.widthAnchor)
    container.addConstraint(inside)
    let another = guide.heightAnchor.constraint(equalToConstant: 1)
    middle.addConstraint(another)
    middle.removeFromSuperview()
    #expect(!inside.isActive)
    #expect(another.isActive)
    box.removeFromSuperview()
    #expect(!another.isActive)
  }

  /// The views that are left are laid out as if the removed ones had never been there.
  @Test(arguments: Order.allCases)
  func theRestIsLaidOutAsBefore(order: Order) {
    func column(_ count: Int) -> (UIView, [UIView]) {
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let rows = (0..<count).map { _ in UIView() }
      for (i, row) in rows.enumerated() {
        row.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(row)
        NSLayoutConstraint.activate([
          row.topAnchor.constraint(equalTo: container.topAnchor, constant: CGFloat(i)),
          row.leadingAnchor.constraint(equalTo: container.leadingAnchor),
          row.widthAnchor.constraint(equalToConstant: 10), row.heightAnchor.constraint(equalToConstant: 1),
        ])
      }
      return (container, rows)
    }
    let (container, all) = column(40)
    container.layoutIfNeeded()
    var rows = all
    for _ in 0..<20 { rows.remove(at: order.place(in: rows.count)).removeFromSuperview() }
    container.layoutIfNeeded()
    for (i, row) in all.enumerated() where row.superview != nil {
      #expect(row.frame == CGRect(x: 0, y: CGFloat(i), width: 10, height: 1))
    }
    #expect(container.subviews.count == 20)
  }

  private func mentions(_ constraint: NSLayoutConstraint, _ view: UIView) -> Bool {
    [constraint.firstItem, constraint.secondItem].contains { ($0 as? UIView)?.isDescendant(of: view) ?? false }
  }

  /// A tree that is freed by recursion would overflow the small stack of this thread.
  @Test func aDeepTreeIsFreed() async {
    let tree = Tree()
    weak let deepest = tree.grow(depth: 2000)
    #expect(deepest != nil)
    await withCheckedContinuation { continuation in
      let thread = Thread {
        tree.root.withLock { $0 = nil }
        continuation.resume()
      }
      thread.stackSize = 128 << 10
      thread.start()
    }
    #expect(deepest == nil)
  }

  /// Holds a tree that any thread may free.
  private nonisolated final class Tree: Sendable {
    let root = Mutex<UIView?>(nil)

    @MainActor func grow(depth: Int) -> UIView {
      var view = UIView()
      root.withLock { [view] in $0 = view }
      for _ in 0..<depth {
        let inner = UIView()
        view.addSubview(inner)
        view = inner
      }
      return view
    }
  }
}
