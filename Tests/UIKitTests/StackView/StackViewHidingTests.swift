import Testing

@testable import UIKit

@Suite struct StackViewHidingTests {
  @Test func aHiddenViewTakesNeitherSizeNorSpacing() {
    let bench = LayoutBench(300, 200)
    let views = [SizedView(40, 10), SizedView(50, 20), SizedView(60, 30)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = 5
    _ = bench.place(stack)
    bench.layOut(
      stack.topAnchor.constraint(equalTo: bench.root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor))
    #expect(stack.frame.height == 70)
    views[1].isHidden = true
    bench.root.layoutIfNeeded()
    #expect(stack.frame.height == 45)
    #expect(views[2].frame.minY == 15)
    #expect(views[1].frame == CGRect(x: 0, y: 0, width: stack.frame.width, height: 0))
    views[0].isHidden = true
    views[2].isHidden = true
    bench.root.layoutIfNeeded()
    #expect(stack.frame.height == 0)
    for view in views { view.isHidden = false }
    bench.root.layoutIfNeeded()
    #expect(stack.frame.height == 70)
    #expect(bench.root.layoutDiagnosis.conflicts.isEmpty)
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
}
