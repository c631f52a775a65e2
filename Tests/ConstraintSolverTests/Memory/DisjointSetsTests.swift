import TestSupport
import Testing

@testable import ConstraintSolver

struct DisjointSetsTests {
  @Test func aNumberStandsForItselfUntilItIsJoined() {
    let sets = DisjointSets(count: 5)
    #expect((0..<5).map { sets.root(of: $0) } == [0, 1, 2, 3, 4])
  }

  @Test func theSmallestNumberStandsForASet() {
    let sets = DisjointSets(count: 5)
    #expect(sets.join(4, 2) == 2)
    #expect(sets.join(2, 3) == 2)
    #expect(sets.join(3, 4) == 2)
    #expect((0..<5).map { sets.root(of: $0) } == [0, 1, 2, 2, 2])
  }

  @Test(arguments: 0..<50) func manyJoinsGiveTheSetsOfAPlainSearch(seed: Int) {
    let count = 40
    var generator = SeededGenerator(seed: UInt64(seed))
    let sets = DisjointSets(count: count)
    var names = Array(0..<count)
    for _ in 0..<generator.below(60) {
      let (a, b) = (generator.below(count), generator.below(count))
      sets.join(Int32(a), Int32(b))
      let (kept, replaced) = (min(names[a], names[b]), max(names[a], names[b]))
      names = names.map { $0 == replaced ? kept : $0 }
      #expect((0..<count).map { Int(sets.root(of: Int32($0))) } == names)
    }
  }
}
