import Testing

@testable import UIKit

/// Two passes: a width by the constraints, then the height that text needs in it.
@Suite struct WrappedTextTests {
  @Test func heightFollowsTheWidthThatLayoutGives() {
    let bench = LayoutBench(100, 300)
    let text = TextView(letters: 25, wraps: true)
    let below = bench.place(SizedView(10, 10))
    _ = bench.place(text)
    bench.layOut(
      text.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: bench.root.trailingAnchor),
      text.topAnchor.constraint(equalTo: bench.root.topAnchor),
      below.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 8))
    #expect(text.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(below.frame.minY == 68)
    bench.root.frame.size.width = 300
    bench.root.layoutIfNeeded()
    #expect(text.frame.height == 20)
    #expect(below.frame.minY == 28)
    #expect(text.measurements == 2)
  }

  @Test func fittingMeasuresAtTheFittedWidthWithoutMovingAnything() {
    let bench = LayoutBench(100, 300)
    let text = TextView(letters: 25, wraps: true)
    _ = bench.place(text)
    bench.layOut(
      text.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor, constant: 10),
      text.trailingAnchor.constraint(equalTo: bench.root.trailingAnchor, constant: -10),
      text.topAnchor.constraint(equalTo: bench.root.topAnchor),
      text.bottomAnchor.constraint(lessThanOrEqualTo: bench.root.bottomAnchor, constant: -5))
    let before = text.frame
    let size = bench.root.systemLayoutSizeFitting(
      CGSize(width: 70, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 70, height: 105))
    #expect(text.frame == before)
    bench.root.layoutIfNeeded()
    #expect(text.frame == before)
  }

  @Test func aLabelFitsItsOwnText() {
    #expect(
      TextView(letters: 7).systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 70, height: 20))
  }
}
