/// The description, in a run file, of the shard that the file contains. Merging shards needs it.
public struct RunShard: Codable, Hashable, Sendable {
  /// The number of the shard, from 1.
  public var index: Int
  /// The number of all shards.
  public var count: Int
  /// The number of documents in all shards.
  public var documents: Int
  /// A hash of the documents and settings. It is the same for all shards of a run, and almost certainly different for
  /// another run.
  public var run: String

  /// Makes the description of a shard.
  public init(index: Int, count: Int, documents: Int, run: String) {
    self.index = index
    self.count = count
    self.documents = documents
    self.run = run
  }
}
