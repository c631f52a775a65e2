/// Says in a run file which part of an audit (shard) the file contains, if several machines shared the audit. Merging
/// the parts needs it.
public struct RunShard: Codable, Hashable, Sendable {
  /// The number of the part, from 1.
  public var index: Int
  /// The number of all parts.
  public var count: Int
  /// The number of documents in all parts together.
  public var documents: Int
  /// A hash of the documents and settings. It is the same for all parts of an audit, and almost certainly different for
  /// another audit.
  public var run: String

  /// Makes the description of a part.
  public init(index: Int, count: Int, documents: Int, run: String) {
    self.index = index
    self.count = count
    self.documents = documents
    self.run = run
  }
}
