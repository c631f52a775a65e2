import Testing

@testable import UIKit

@Suite struct StackViewHidingTests {
  @Test func aHiddenViewTakesNeitherSizeNorSpacing() {
    let bench = LayoutBench(300, 200)
    let views = [SizedView(40, 10), SizedView(50, 20), SizedView(60, 30)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = 6
    _ = bench.place(stack)
    bench.layOut(
      stack.topAnchor.constraint(equalTo: bench.root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor))
    #expect(stack.frame.height == 72)
    views[1].isHidden = true
    bench.root.layoutIfNeeded()
    #expect(stack.frame.height == 46)
    #expect(views[2].frame.minY == 16)
    #expect(views[1].frame == CGRect(x: 0, y: 13, width: stack.frame.width, height: 0))
    views[0].isHidden = true
    views[2].isHidden = true
    bench.root.layoutIfNeeded()
    #expect(stack.frame.height == 0)
    for view in views { view.isHidden = false }
    bench.root.layoutIfNeeded()
    #expect(stack.frame.height == 72)
    #expect(bench.root.layoutDiagnosis.conflicts.isEmpty)
  }

  /// In the gap between two visible views, at the end of the last one, or at the start.
  @Test(
    arguments: [
      ([true, false, false, false], 0), ([false, true, false, false], 54), ([false, false, true, false], 112),
      ([false, false, false, true], 166), ([false, true, true, true], 0), ([true, true, true, true], 0),
    ] as [([Bool], CGFloat)]) func aHiddenViewHasAPlace(hides: [Bool], x: CGFloat) throws
  {
    let bench = LayoutBench(400, 200)
    let views = hides.map { hides in
      let view = SizedView(50, 10)
      view.isHidden = hides
      return view
    }
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 8
    _ = bench.place(stack)
    bench.layOut(
      stack.topAnchor.constraint(equalTo: bench.root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor))
    #expect(try #require(views.last { $0.isHidden }).frame.minX == x)
  }

  @Test(arguments: [false, true]) func onTheCanvasAHiddenViewKeepsASizeThatConstraintsRequire(onCanvas: Bool) {
    let bench = LayoutBench(300, 200)
    var policy = LayoutPolicy.device
    policy.hiddenArrangedViewsKeepRequiredSizes = onCanvas
    bench.root.onPhone(scale: 1, policy: policy)
    let views = [SizedView(40, 10), SizedView(50, 20), SizedView(60, 30)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    _ = bench.place(stack)
    for view in views.prefix(2) { view.isHidden = true }
    bench.layOut(
      stack.topAnchor.constraint(equalTo: bench.root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor),
      views[0].heightAnchor.constraint(equalToConstant: 44))
    #expect(stack.frame.height == 30)
    #expect(views[1].frame.height == 0)
    #expect(bench.root.layoutDiagnosis.conflicts.isEmpty == onCanvas)
    if onCanvas { #expect(views[0].frame == CGRect(x: 0, y: 0, width: 60, height: 44)) }
  }

  /// Interface Builder shows them, although the document says that they are hidden.
  @Test(arguments: [(true, true, 20), (true, false, 0), (false, true, 0)] as [(Bool, Bool, CGFloat)])
  func onTheCanvasAStoppedIndicatorHasItsPlace(onCanvas: Bool, hidesWhenStopped: Bool, x: CGFloat) {
    let bench = LayoutBench(300, 200)
    var policy = LayoutPolicy.device
    policy.stoppedIndicatorsKeepRoom = onCanvas
    bench.root.onPhone(scale: 1, policy: policy)
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.hidesWhenStopped = hidesWhenStopped
    indicator.isHidden = true
    let next = SizedView(50, 20)
    let stack = UIStackView(arrangedSubviews: [indicator, next])
    _ = bench.place(stack)
    bench.layOut(
      stack.topAnchor.constraint(equalTo: bench.root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor))
    #expect(next.frame.minX == x)
    #expect(stack.frame.width == 50 + x)
  }
}
