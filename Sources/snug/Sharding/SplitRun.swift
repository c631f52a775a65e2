import Foundation
import InputFiles
import Reports

/// One part of a run: its documents, and the data by which the parts are combined.
struct SplitRun {
  /// The documents of the part, in the order of the run.
  let documents: [FoundDocument]
  /// The places of all documents in the run, by their paths.
  let numbers: [PathBytes: Int]
  /// The part, as its run file describes it.
  let description: RunShard

  /// - Parameters:
  ///   - all: the documents of the whole run, in its order.
  ///   - shard: the part.
  init(_ all: [FoundDocument], into shard: Shard) throws {
    let costs = all.map { ShardAssignment.cost(ofFileAt: $0.path) }
    let parts = ShardAssignment(costs: costs, count: shard.count).parts
    documents = zip(all, parts).filter { $0.1 == shard.index }.map(\.0)
    numbers = Dictionary(all.enumerated().map { (PathBytes($1.path), $0) }, uniquingKeysWith: { first, _ in first })
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // The facts of a project are left out, because they contain sets, whose order differs from process to process.
    let lines = try zip(all, costs).map { document, cost in
      "\(document.path) \(cost) \(String(decoding: try encoder.encode(document.settings), as: UTF8.self))"
    }
    description = RunShard(
      index: shard.index, count: shard.count, documents: all.count,
      run: StableHash.hexadecimal(lines.joined(separator: "\n")))
  }
}
