import Foundation

/// Assigns documents to the parts of a run.
///
/// Every part finds all documents and chooses its own, so parts need not communicate (``SplitRun``). Documents are
/// assigned from the most expensive to the cheapest, each to the part with the least work so far ([Graham
/// 1969](https://doi.org/10.1137/0117039): at most 4/3 of the best). The cost of a document is taken to be its size in
/// bytes.
struct ShardAssignment {
  /// The index of the part for each document, from 1.
  let parts: [Int]

  /// - Parameters:
  ///   - costs: what each document costs.
  ///   - count: how many parts there are.
  init(costs: [Int], count: Int) {
    var loads = [Int](repeating: 0, count: count)
    var parts = [Int](repeating: 1, count: costs.count)
    for document in costs.indices.sorted(by: { (costs[$1], $0) < (costs[$0], $1) }) {
      let lightest = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
      // Even the smallest document costs something.
      loads[lightest] += costs[document] + Self.leastCost
      parts[document] = lightest + 1
    }
    self.parts = parts
  }

  private static let leastCost = 1_000

  /// The bytes of a file; 0 if there is none.
  static func cost(ofFileAt path: String) -> Int {
    (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
  }
}
