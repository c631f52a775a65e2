/// Which part of a run a run file holds, for putting the parts together.
public struct RunShard: Codable, Hashable, Sendable {
  /// The part, from 1.
  public var index: Int
  /// How many parts there are.
  public var count: Int
  /// How many documents the whole run has.
  public var documents: Int
  /// A hash of the documents and settings. It is the same for all parts of a run, and almost certainly differs for
  /// another run.
  public var run: String

  /// Makes a part.
  public init(index: Int, count: Int, documents: Int, run: String) {
    self.index = index
    self.count = count
    self.documents = documents
    self.run = run
  }
}
