import Testing

@testable import UIKit

/// Conflicts that were published as console logs of UIKit: the same set, and the same constraint broken.
@Suite struct PublishedConflictTests {
  @Test func aCellThatIsTooLowLosesItsConstantHeight() throws {
    // A 44-point row holds a view of 200 points with 8 points above and below.
    let bench = LayoutBench(320, 44)
    let view = bench.place()
    let top = view.topAnchor.constraint(equalTo: bench.root.topAnchor, constant: 8)
    let height = view.heightAnchor.constraint(equalToConstant: 200)
    let bottom = bench.root.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 8)
    bench.layOut(top, height, bottom)
    let conflict = try #require(bench.root.layoutDiagnosis.conflicts.first)
    #expect(Set(conflict.constraints) == [top, height, bottom])
    #expect(conflict.broken === height)
  }

  @Test func withoutAConstantSizeTheTopEdgeStays() throws {
    let bench = LayoutBench(320, 44)
    let upper = bench.place()
    let lower = bench.place()
    let bottom = bench.root.bottomAnchor.constraint(equalTo: lower.bottomAnchor, constant: 20)
    let between = lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 8)
    let top = upper.topAnchor.constraint(equalTo: bench.root.topAnchor, constant: 20)
    bench.layOut(between, bottom, top)
    let conflict = try #require(bench.root.layoutDiagnosis.conflicts.first)
    #expect(Set(conflict.constraints) == [top, between, bottom])
    #expect(conflict.broken === bottom)
    #expect(upper.frame.minY == 20)
  }
}
