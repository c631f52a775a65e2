import Foundation

/// Which part of a run does which documents.
///
/// Every part finds all documents and takes its own, so parts need not talk with each other. The most expensive document goes
/// first, each to the part that has least to do so far
/// ([Graham 1969](https://doi.org/10.1137/0117039): at most 4/3 of the best). What a document costs is taken to be its bytes.
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
      // A document costs something however small it is.
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
