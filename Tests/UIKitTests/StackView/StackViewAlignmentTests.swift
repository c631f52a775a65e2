import Testing

@testable import UIKit

/// Where arranged views lie across a stack, in both directions.
@Suite struct StackViewAlignmentTests {
  /// A stack of views of 40 × 10, 70 × 30 and 50 × 20 points. Constraints fix only its origin.
  private func stack(
    _ axis: NSLayoutConstraint.Axis, _ alignment: UIStackView.Alignment, rightToLeft: Bool = false
  ) -> UIStackView {
    let bench = LayoutBench(300, 200, rightToLeft: rightToLeft)
    let stack = UIStackView(arrangedSubviews: [SizedView(40, 10), SizedView(70, 30), SizedView(50, 20)])
    stack.axis = axis
    stack.alignment = alignment
    stack.spacing = 5
    _ = bench.place(stack)
    bench.layOut(
      stack.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: bench.root.topAnchor))
    #expect(bench.root.layoutDiagnosis.conflicts.isEmpty)
    #expect(bench.root.layoutDiagnosis.ambiguousViews.isEmpty)
    return stack
  }

  @Test(
    arguments: [
      (.leading, [0, 0, 0]), (.center, [10, 0, 5]), (.trailing, [20, 0, 10]),
    ] as [(UIStackView.Alignment, [CGFloat])])
  func rowsKeepHeights(_ alignment: UIStackView.Alignment, _ tops: [CGFloat]) {
    let stack = stack(.horizontal, alignment)
    #expect(stack.frame.size == CGSize(width: 170, height: 30))
    #expect(stack.arrangedSubviews.map(\.frame.minY) == tops)
    #expect(stack.arrangedSubviews.map(\.frame.height) == [10, 30, 20])
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 45, 120])
  }

  @Test(
    arguments: [
      (.leading, [0, 0, 0]), (.center, [15, 0, 10]), (.trailing, [30, 0, 20]),
    ] as [(UIStackView.Alignment, [CGFloat])])
  func columnsKeepWidths(_ alignment: UIStackView.Alignment, _ lefts: [CGFloat]) {
    for rightToLeft in [false, true] {
      let stack = stack(.vertical, alignment, rightToLeft: rightToLeft)
      #expect(stack.frame.size == CGSize(width: 70, height: 70))
      #expect(stack.arrangedSubviews.map(\.frame.width) == [40, 70, 50])
      let fromLeading = stack.arrangedSubviews.map { rightToLeft ? 70 - $0.frame.maxX : $0.frame.minX }
      #expect(fromLeading == lefts)
    }
  }

  @Test(arguments: NSLayoutConstraint.Axis.allCases)
  func filledViewsAreAsLargeAsTheLargest(_ axis: NSLayoutConstraint.Axis) {
    let stack = stack(axis, .fill)
    #expect(stack.arrangedSubviews.allSatisfy { axis == .horizontal ? $0.frame.height == 30 : $0.frame.width == 70 })
  }

  @Test func baselinesMeet() {
    let bench = LayoutBench(300, 200)
    let text = TextView(letters: 4)
    let tall = TextView(letters: 3)
    let stack = UIStackView(arrangedSubviews: [text, tall])
    stack.alignment = .lastBaseline
    _ = bench.place(stack)
    bench.layOut(
      tall.heightAnchor.constraint(equalToConstant: 50), stack.topAnchor.constraint(equalTo: bench.root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor))
    #expect(text.frame.maxY - 4 == tall.frame.maxY - 4)
    #expect(stack.frame.height == 50)
    stack.alignment = .firstBaseline
    bench.root.layoutIfNeeded()
    #expect(text.frame.minY == 0)
    #expect(tall.frame.minY == 0)
    #expect(stack.frame.height == 50)
  }

  @Test func theFirstViewOfABaselineRowDecidesItsTop() {
    let bench = LayoutBench(300, 200)
    let text = TextView(letters: 4)
    let field = CenteredText()
    let stack = UIStackView(arrangedSubviews: [text, field])
    stack.alignment = .firstBaseline
    _ = bench.place(stack)
    bench.layOut(
      stack.topAnchor.constraint(equalTo: bench.root.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor))
    #expect(text.frame.minY == 0)
    #expect(field.frame == CGRect(x: 40, y: -7, width: 100, height: 34))
    #expect(stack.frame.height == 27)
  }

  /// Like a text field: one line in the middle of 34 points.
  private final class CenteredText: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 34) }
    override var firstBaselinePosition: UIBaselinePosition? { UIBaselinePosition(heightFraction: 0.5, offset: 6) }
  }

  @Test func spacingByBaselinesRunsFromLineToLine() {
    let bench = LayoutBench(300, 200)
    let stack = UIStackView(arrangedSubviews: [TextView(letters: 4), TextView(letters: 3)])
    stack.axis = .vertical
    stack.isBaselineRelativeArrangement = true
    stack.spacing = 34
    _ = bench.place(stack)
    bench.layOut(
      stack.topAnchor.constraint(equalTo: bench.root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor))
    #expect(stack.arrangedSubviews.map(\.frame.minY) == [0, 34])
    #expect(stack.frame.height == 54)
  }

  @Test func marginsLieAroundTheViews() {
    let bench = LayoutBench(300, 200, rightToLeft: true)
    let stack = UIStackView(arrangedSubviews: [SizedView(40, 10)])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    _ = bench.place(stack)
    bench.layOut(
      stack.topAnchor.constraint(equalTo: bench.root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor))
    #expect(stack.frame == CGRect(x: 254, y: 0, width: 46, height: 14))
    #expect(stack.arrangedSubviews[0].frame == CGRect(x: 4, y: 1, width: 40, height: 10))
  }

  @Test func customSpacingHoldsAfterOneView() {
    let bench = LayoutBench(300, 200)
    let views = [SizedView(40, 10), SizedView(40, 10), SizedView(40, 10)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 5
    stack.setCustomSpacing(20, after: views[0])
    _ = bench.place(stack)
    bench.layOut(stack.topAnchor.constraint(equalTo: bench.root.topAnchor))
    #expect(views.map(\.frame.minX) == [0, 60, 105])
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
    bench.root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 45, 93])
  }

  @Test func stacksNest() {
    let bench = LayoutBench(200, 100)
    let row = UIStackView(arrangedSubviews: [SizedView(30, 10), SizedView(30, 10)])
    row.distribution = .fillEqually
    let column = UIStackView(arrangedSubviews: [row, SizedView(50, 20)])
    column.axis = .vertical
    _ = bench.place(column)
    bench.layOut(
      column.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: bench.root.trailingAnchor),
      column.topAnchor.constraint(equalTo: bench.root.topAnchor))
    #expect(column.frame.height == 30)
    #expect(row.arrangedSubviews.map(\.frame.width) == [100, 100])
  }

  /// The third document: three views whose heights stand as 0.5 : 1 : 1.
  @Test func heightsTiedInsideAStack() {
    let bench = LayoutBench(300, 250)
    let views = [UIView(), UIView(), UIView()]
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    _ = bench.place(stack)
    bench.layOut(
      stack.topAnchor.constraint(equalTo: bench.root.topAnchor),
      stack.bottomAnchor.constraint(equalTo: bench.root.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: bench.root.trailingAnchor),
      views[0].heightAnchor.constraint(equalTo: views[2].heightAnchor, multiplier: 0.5),
      views[1].heightAnchor.constraint(equalTo: views[2].heightAnchor))
    #expect(views.map(\.frame.height) == [50, 100, 100])
    #expect(bench.root.layoutDiagnosis.ambiguousViews.isEmpty)
  }
}
