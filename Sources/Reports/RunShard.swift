/// Which part of a run a run file holds, for putting the parts together.
public struct RunShard: Codable, Hashable, Sendable {
  /// The part, from 1.
  public var index: Int
  /// How many parts there are.
  public var count: Int
  /// How many documents the whole run has.
  public var documents: Int
  /// The same for all parts of a run, and hardly for those of another one: it is made of documents and settings.
  public var run: String

  /// Makes a part.
  public init(index: Int, count: Int, documents: Int, run: String) {
    self.index = index
    self.count = count
    self.documents = documents
    self.run = run
  }
}
