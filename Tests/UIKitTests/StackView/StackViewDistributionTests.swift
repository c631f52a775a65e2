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
