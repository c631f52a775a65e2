import Testing

@testable import UIKit

/// Frames that follow the superview's size by their masks, alone and among constraints.
@Suite struct AutoresizingTests {
  private nonisolated static let growing: [(mask: UIView.AutoresizingMask, frame: CGRect)] = [
    ([], CGRect(x: 10, y: 10, width: 40, height: 20)),
    ([.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 10, width: 140, height: 120)),
    ([.flexibleLeftMargin, .flexibleTopMargin], CGRect(x: 110, y: 110, width: 40, height: 20)),
    ([.flexibleRightMargin, .flexibleBottomMargin], CGRect(x: 10, y: 10, width: 40, height: 20)),
    (
      [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin],
      CGRect(x: 10 + 100.0 / 6, y: 10 + 100.0 / 8, width: 40, height: 20)
    ),
  ]

  @Test(arguments: growing.indices)
  func masksShareTheGrowthInProportion(_ index: Int) {
    let expected = Self.growing[index].frame
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
    child.autoresizingMask = Self.growing[index].mask
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 200, height: 200)
    #expect(abs(child.frame.minX - expected.minX) < 1e-9)
    #expect(abs(child.frame.minY - expected.minY) < 1e-9)
    #expect(child.frame.size == expected.size)
  }

  @Test func aMaskStandsForConstraintsWhereOthersLeanOnIt() {
    let bench = LayoutBench(100, 100)
    let framed = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
    framed.autoresizingMask = [.flexibleWidth]
    bench.root.addSubview(framed)
    let next = bench.place(SizedView(5, 5))
    bench.layOut(next.leadingAnchor.constraint(equalTo: framed.trailingAnchor))
    #expect(next.frame.minX == 50)
    bench.root.frame.size.width = 160
    bench.root.layoutIfNeeded()
    #expect(framed.frame == CGRect(x: 10, y: 10, width: 100, height: 20))
    #expect(next.frame.minX == 110)
    framed.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
    bench.root.layoutIfNeeded()
    #expect(next.frame.minX == 30)
  }
}
