import Testing

@testable import UIKit

/// A deeply nested view costs no more than any other view.
@Suite struct NestingTests {
  private final class Counter {
    var steps = 0
  }

  /// Counts how often the traversal of the tree asks it.
  private final class CountedView: UIView {
    let counter: Counter

    init(_ counter: Counter) {
      self.counter = counter
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    required init?(coder: NSCoder) { nil }

    override var traitCollection: UITraitCollection {
      counter.steps += 1
      return super.traitCollection
    }
    override var isLayoutRoot: Bool {
      counter.steps += 1
      return super.isLayoutRoot
    }
    override func safeAreaPassedOn(_ insets: UIEdgeInsets) -> UIEdgeInsets {
      counter.steps += 1
      return super.safeAreaPassedOn(insets)
    }
  }

  enum Order: CaseIterable { case outerFirst, innerFirst }

  /// Makes a tree of one view per level, lays it out, changes its size and takes it apart. Returns the number of steps.
  private func steps(depth: Int, isConstrained: Bool, order: Order) -> Int {
    let counter = Counter()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.hostEnvironment = UIHostEnvironment(
      safeAreaInsets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0), usesRootMargins: false)
    let views = [root] + (0..<depth).map { _ in CountedView(counter) }
    let pairs = Array(zip(views, views.dropFirst()))
    for (outer, inner) in order == .outerFirst ? pairs : pairs.reversed() {
      outer.addSubview(inner)
      if isConstrained { fill(outer, with: inner) }
    }
    root.layoutIfNeeded()
    root.frame.size.width = 400
    root.layoutIfNeeded()
    #expect(views[depth].frame.width == (isConstrained ? 400 : 10))
    #expect(views[depth].safeAreaInsets.top == 44)
    views[depth / 2].removeFromSuperview()
    root.layoutIfNeeded()
    return counter.steps
  }

  private func fill(_ outer: UIView, with inner: UIView) {
    inner.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
    ])
  }

  @Test(arguments: [false, true], Order.allCases)
  func twiceTheDepthTakesTwiceTheSteps(isConstrained: Bool, order: Order) {
    let few = steps(depth: 100, isConstrained: isConstrained, order: order)
    let many = steps(depth: 200, isConstrained: isConstrained, order: order)
    #expect(few > 100)
    #expect(Double(many) < 2.1 * Double(few))
  }

  // MARK: What views know of those above

  @Test func theSafeAreaFollowsChangesFarAbove() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.hostEnvironment = UIHostEnvironment(safeAreaInsets: UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    let other = UIView(frame: root.frame)
    let scroll = UIScrollView(frame: root.frame)
    let outer = UIView(frame: root.frame)
    let inner = UIView(frame: CGRect(x: 0, y: 4, width: 10, height: 10))
    root.addSubview(scroll)
    scroll.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.safeAreaInsets.top == 0)
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(inner.safeAreaInsets.top == 40)
    scroll.frame.origin.y = 10
    #expect(inner.safeAreaInsets.top == 30)
    other.addSubview(outer)
    #expect(inner.safeAreaInsets.top == 0)
    root.addSubview(other)
    #expect(inner.safeAreaInsets.top == 40)
    root.hostEnvironment?.safeAreaInsets.top = 20
    #expect(inner.safeAreaInsets.top == 16)
    let controller = UIViewController()
    controller.additionalSafeAreaInsets.top = 5
    controller.view = other
    #expect(inner.safeAreaInsets.top == 21)
    controller.additionalSafeAreaInsets.top = 6
    #expect(inner.safeAreaInsets.top == 22)
    controller.view = nil
    #expect(inner.safeAreaInsets.top == 16)
    outer.removeFromSuperview()
    #expect(inner.safeAreaInsets.top == 0)
  }

  @Test func theWindowIsKnownInsideAndForgotten() {
    var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    #expect(inner.window == nil)
    window?.addSubview(outer)
    #expect(inner.window != nil && inner.window === window)
    outer.removeFromSuperview()
    #expect(inner.window == nil)
    window?.addSubview(outer)
    #expect(inner.window === window)
    window = nil
    #expect(inner.window == nil)
    #expect(outer.superview == nil)
  }
}
