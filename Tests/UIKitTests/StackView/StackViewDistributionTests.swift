import Testing

@testable import UIKit

@Suite struct StackViewDistributionTests {
  private func stack(
    _ distribution: UIStackView.Distribution, width: CGFloat, spacing: CGFloat = 0, _ widths: CGFloat...
  ) -> (UIStackView, [CGRect]) {
    let bench = LayoutBench(width, 50)
    let stack = UIStackView(arrangedSubviews: widths.map { SizedView($0, 10) })
    _ = bench.place(stack)
    stack.distribution = distribution
    stack.spacing = spacing
    bench.layOut(
      stack.leftAnchor.constraint(equalTo: bench.root.leftAnchor),
      stack.rightAnchor.constraint(equalTo: bench.root.rightAnchor),
      stack.topAnchor.constraint(equalTo: bench.root.topAnchor))
    #expect(bench.root.layoutDiagnosis.conflicts.isEmpty)
    return (stack, stack.arrangedSubviews.map(\.frame))
  }

  @Test func fillEquallyGivesEqualSizes() {
    let (_, frames) = stack(.fillEqually, width: 100, spacing: 5, 10, 20, 30)
    #expect(frames.map(\.width) == [30, 30, 30])
    #expect(frames.map(\.minX) == [0, 35, 70])
  }

  @Test func fillProportionallySharesByNaturalSize() {
    #expect(stack(.fillProportionally, width: 200, 25).1.map(\.width) == [200])
    #expect(stack(.fillProportionally, width: 200, 25, 75).1.map(\.width) == [50, 150])
  }

  @Test func fillProportionallyCountsTheSpacingAsAPart() {
    // The first view's share is 25 of 25 + 15 + 60; the last view takes the room that is left.
    #expect(stack(.fillProportionally, width: 200, spacing: 15, 25, 60).1.map(\.width) == [50, 135])
    #expect(stack(.fillProportionally, width: 100, spacing: 15, 25, 60).1.map(\.width) == [25, 60])
  }

  @Test func fillProportionallyDoesNotCountTheSystemsSpacing() {
    let system = UIStackView.spacingUseSystem
    #expect(stack(.fillProportionally, width: 200, spacing: system, 25, 75).1.map(\.width) == [50, 142])
  }

  /// Room that one view cannot give up is taken from the next one. All views get their bounds in a few rounds.
  @Test func noViewOfARowThatIsTooShortIsNarrowerThanNothing() {
    let bench = LayoutBench(0, 50)
    let row = UIStackView(arrangedSubviews: (0..<40).map { SizedView(CGFloat(20 + $0), 10) })
    _ = bench.place(row)
    row.distribution = .fillProportionally
    row.spacing = 8
    bench.layOut(
      row.leftAnchor.constraint(equalTo: bench.root.leftAnchor),
      row.rightAnchor.constraint(equalTo: bench.root.rightAnchor))
    #expect(row.arrangedSubviews.allSatisfy { $0.frame.width >= 0 })
    #expect(!bench.root.layoutDiagnosis.conflicts.isEmpty)
  }

  private func row(_ labels: [UILabel], others: [UIView] = []) -> [CGFloat] {
    let bench = LayoutBench(300, 50)
    let row = UIStackView(arrangedSubviews: labels + others)
    row.spacing = 6
    _ = bench.place(row)
    bench.layOut(
      row.leftAnchor.constraint(equalTo: bench.root.leftAnchor),
      row.rightAnchor.constraint(equalTo: bench.root.rightAnchor))
    #expect(bench.root.layoutDiagnosis.conflicts.isEmpty)
    return row.arrangedSubviews.map(\.frame.width)
  }

  private func label(_ text: String, lines: Int) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  /// Texts that can wrap share a row equally, though the first one is short and the second one long.
  @Test func textsOfSeveralLinesShareARow() {
    let texts = ["Rex", "A long name of a dog"]
    #expect(row(texts.map { label($0, lines: 0) }) == [147, 147])
    #expect(row(texts.map { label($0, lines: 2) }) == [147, 147])
    #expect(row(texts.map { label($0, lines: 1) }) != [147, 147])
  }

  /// Each text gets the share of all arranged views, unless another view keeps its size.
  @Test func aTextOfSeveralLinesTakesItsShareBesideAnotherView() {
    let weak = SizedView(20, 10)
    #expect(row([label("Rex", lines: 0)], others: [weak]) == [147, 147])
    let strong = SizedView(20, 10)
    strong.setContentHuggingPriority(.required, for: .horizontal)
    #expect(row([label("Rex", lines: 0)], others: [strong]) == [274, 20])
  }

  @Test func aTextThatMustNotBeCompressedKeepsItsWidth() {
    let name = label("Rex", lines: 0)
    name.setContentCompressionResistancePriority(.required, for: .horizontal)
    name.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let widths = row([name], others: [SizedView(20, 10)])
    #expect(widths[0] == name.intrinsicContentSize.width)
  }

  @Test func theShareFollowsTheNumberOfLines() {
    let labels = [label("Rex", lines: 1), label("A long name", lines: 1)]
    let bench = LayoutBench(300, 50)
    let row = UIStackView(arrangedSubviews: labels)
    _ = bench.place(row)
    bench.layOut(
      row.leftAnchor.constraint(equalTo: bench.root.leftAnchor),
      row.rightAnchor.constraint(equalTo: bench.root.rightAnchor))
    #expect(labels[0].frame.width != 150)
    for label in labels { label.numberOfLines = 0 }
    bench.root.layoutIfNeeded()
    #expect(labels.map(\.frame.width) == [150, 150])
  }

  @Test func equalSpacingKeepsSizes() {
    let (_, frames) = stack(.equalSpacing, width: 100, spacing: 5, 10, 20, 30)
    #expect(frames.map(\.minX) == [0, 30, 70])
    #expect(frames.map(\.width) == [10, 20, 30])
  }

  @Test func equalCenteringKeepsDistancesOfCentres() {
    let (_, frames) = stack(.equalCentering, width: 100, spacing: 5, 10, 20, 30)
    #expect(frames.map(\.minX) == [0, 35, 70])
    #expect(frames.map(\.width) == [10, 20, 30])
  }

  @Test func aStackFitsItsContent() {
    let (view, _) = stack(.fill, width: 100, spacing: 5, 100)
    #expect(view.frame.height == 10)
  }
}
