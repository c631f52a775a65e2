import Foundation
import InputFiles
import Reports

/// One part of an audit that several machines share (a shard): its documents, and the data with which `snug merge`
/// joins the parts.
struct SplitRun {
  /// The documents of this part, in the order of the whole audit.
  let documents: [FoundDocument]
  /// The index of each document in the whole audit, by its path.
  let numbers: [PathBytes: Int]
  /// The description of this part for its run file.
  let description: RunShard

  /// - Parameters:
  ///   - all: the documents of the whole audit, in their order.
  ///   - shard: the shard.
  init(_ all: [FoundDocument], into shard: Shard) throws {
    let costs = all.map { ShardAssignment.cost(ofFileAt: $0.path) }
    let parts = ShardAssignment(costs: costs, count: shard.count).parts
    documents = zip(all, parts).filter { $0.1 == shard.index }.map(\.0)
    numbers = Dictionary(all.enumerated().map { (PathBytes($1.path), $0) }, uniquingKeysWith: { first, _ in first })
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // The hash identifies the whole audit, so it must be the same in all shards. The facts of a project are left out,
    // because they contain sets, whose order differs from process to process.
    let lines = try zip(all, costs).map { document, cost in
      "\(document.path) \(cost) \(String(decoding: try encoder.encode(document.settings), as: UTF8.self))"
    }
    description = RunShard(
      index: shard.index, count: shard.count, documents: all.count,
      run: StableHash.hexadecimal(lines.joined(separator: "\n")))
  }
}
