import Testing

@testable import UIKit

/// Layout takes two passes: the constraints decide a width, then text gets the height that it needs at this width.
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

  @Test func aTextThatMayBeNarrowerIsAsWideAsItsLongestLine() {
    let bench = LayoutBench(300, 300)
    let text = TextView(letters: 25, wraps: true)
    let stack = UIStackView(arrangedSubviews: [text, SizedView(37, 37)])
    stack.axis = .vertical
    stack.alignment = .center
    let box = bench.place()
    _ = bench.place(stack, in: box)
    text.setContentCompressionResistancePriority(.required, for: .horizontal)
    text.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    bench.layOut(
      box.centerXAnchor.constraint(equalTo: bench.root.centerXAnchor),
      box.centerYAnchor.constraint(equalTo: bench.root.centerYAnchor),
      box.widthAnchor.constraint(lessThanOrEqualToConstant: 135),
      stack.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
      stack.topAnchor.constraint(equalTo: box.topAnchor),
      box.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 10),
      box.bottomAnchor.constraint(equalTo: stack.bottomAnchor))
    #expect(text.frame == CGRect(x: 0, y: 0, width: 110, height: 60))
    #expect(box.frame.width == 130)
    #expect(bench.root.layoutDiagnosis.ambiguousViews.isEmpty)
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

  /// Cards in a column: a change in one of them moves the others, but gives their texts no other width.
  @Test func onlyTextsThatAChangeReachesAreMeasuredAgain() throws {
    let bench = LayoutBench(100, 1000)
    let texts = (0..<3).map { _ in TextView(letters: 25, wraps: true) }
    let column = UIStackView(arrangedSubviews: texts)
    column.axis = .vertical
    _ = bench.place(column)
    bench.layOut(
      column.topAnchor.constraint(equalTo: bench.root.topAnchor),
      column.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: bench.root.trailingAnchor))
    let before = texts.map(\.measurements)
    texts[0].letters = 35
    bench.root.layoutIfNeeded()
    #expect(texts.map(\.frame.minY) == [0, 80, 140])
    #expect(texts[0].measurements > before[0])
    #expect(texts.dropFirst().map(\.measurements) == Array(before.dropFirst()))
    bench.root.frame.size.width = 300
    bench.root.layoutIfNeeded()
    #expect(texts.map(\.frame.minY) == [0, 40, 60])
  }
}
