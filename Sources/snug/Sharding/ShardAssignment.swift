import Foundation

/// Assigns documents to the parts (shards) of an audit that several machines share.
///
/// Every shard makes the same assignment of all documents and audits its own, so shards need not communicate
/// (``SplitRun``). Documents are assigned from the most expensive to the cheapest, each to the shard with the least
/// work so far. The most work of a shard is then at most 4/3 of that of the best assignment ([Graham
/// 1969](https://doi.org/10.1137/0117039)). The size of a document in bytes is taken as its cost.
struct ShardAssignment {
  /// For each document, the number of the part (shard) that audits it, from 1.
  let parts: [Int]

  /// - Parameters:
  ///   - costs: the cost of each document.
  ///   - count: the number of shards.
  init(costs: [Int], count: Int) {
    var loads = [Int](repeating: 0, count: count)
    var parts = [Int](repeating: 1, count: costs.count)
    for document in costs.indices.sorted(by: { (costs[$1], $0) < (costs[$0], $1) }) {
      let lightest = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
      // A constant is added, because even the smallest document takes some time.
      loads[lightest] += costs[document] + Self.leastCost
      parts[document] = lightest + 1
    }
    self.parts = parts
  }

  private static let leastCost = 1_000

  /// The size of a file in bytes; 0 if it does not exist.
  static func cost(ofFileAt path: String) -> Int {
    (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
  }
}
