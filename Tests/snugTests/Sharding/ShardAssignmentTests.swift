import Testing

@testable import snug

/// Documents among parts: every one in one part, and no part much longer than needed.
struct ShardAssignmentTests {
  @Test(arguments: [0, 1, 3, 4, 40, 400], [1, 2, 4, 7])
  func everyDocumentIsInOnePart(documents: Int, count: Int) {
    let costs = (0..<documents).map { $0 * 7919 % 60_000 }
    let parts = ShardAssignment(costs: costs, count: count).parts
    #expect(parts.count == documents)
    #expect(parts.allSatisfy { (1...count).contains($0) })
    if documents >= count { #expect(Set(parts).count == count) }
  }

  /// Graham's bound: at most 4/3 of the lower bound of every assignment, which is the mean or the largest cost.
  @Test(arguments: 1...20) func noPartIsMuchLongerThanNeeded(seed: Int) {
    let costs = (0..<60).map { 1 + ($0 &* 2_654_435_761 &* seed) & 0xFFFF }
    let parts = ShardAssignment(costs: costs, count: 4).parts
    let loads = (1...4).map { part in zip(costs, parts).filter { $0.1 == part }.map { $0.0 + 1_000 }.reduce(0, +) }
    let least = max(loads.reduce(0, +) / 4, (costs.max() ?? 0) + 1_000)
    #expect((loads.max() ?? 0) * 3 <= least * 4)
  }

  @Test func equalCostsAreDealtOut() {
    #expect(ShardAssignment(costs: [5, 5, 5, 5, 5], count: 2).parts == [1, 2, 1, 2, 1])
  }
}
