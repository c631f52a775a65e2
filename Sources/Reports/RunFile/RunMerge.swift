import Audit

/// Merges the ``RunFile``s of the parts of an audit (shards), which several machines have written, into one run.
public struct RunMerge {
  /// The reason why run files cannot be merged: they are not the parts of one audit.
  public enum MergeError: Error, Equatable, CustomStringConvertible {
    /// A file contains a whole audit, not a part of one.
    case notAShard(String)
    /// Two files belong to different audits.
    case otherRun(String, String)
    /// Two files contain the same part.
    case sameShard(String, String, index: Int, count: Int)
    /// There is no file for some parts, given by their numbers.
    case missing([Int], count: Int)
    /// A document is in no part, or in several.
    case wrongDocuments(String)

    /// The reason in words.
    public var description: String {
      switch self {
      case .notAShard(let path): "\(path): error: it holds no part of a run; snug audit --shard makes one"
      case .otherRun(let path, let first):
        "\(path): error: it belongs to another run than \(first): documents, options or the program differ"
      case .sameShard(let path, let first, let index, let count):
        "\(path): error: it holds part \(index) of \(count), and so does \(first)"
      case .missing(let parts, let count):
        "error: part\(parts.count == 1 ? "" : "s") \(parts.map(String.init).joined(separator: ", ")) of \(count) "
          + "\(parts.count == 1 ? "is" : "are") missing"
      case .wrongDocuments(let path): "\(path): error: its documents are not those of its part"
      }
    }
  }

  /// The header of the whole audit: that of the parts, without ``RunHeader/shard``.
  public let header: RunHeader
  /// All documents in the order of the audit, each with the index of its file in the list that the initializer got.
  public let documents: [(report: DocumentReport, part: Int)]

  /// Merges the parts of an audit.
  ///
  /// - Parameter parts: the names and contents of the run files of all parts, in any order.
  public init(_ parts: [(name: String, run: RunFile)]) throws(MergeError) {
    guard let first = parts.first else { throw .missing([1], count: 1) }
    var places: [Int: Int] = [:]
    for (place, part) in parts.enumerated() {
      guard let shard = part.run.header.shard else { throw .notAShard(part.name) }
      guard let whole = first.run.header.shard, shard.run == whole.run, shard.count == whole.count,
        shard.documents == whole.documents, part.run.header.whole == first.run.header.whole
      else { throw .otherRun(part.name, first.name) }
      if let other = places.updateValue(place, forKey: shard.index) {
        throw .sameShard(part.name, parts[other].name, index: shard.index, count: shard.count)
      }
    }
    guard let shard = first.run.header.shard else { throw .notAShard(first.name) }
    let missing = (1...max(1, shard.count)).filter { places[$0] == nil }
    guard missing.isEmpty else { throw .missing(missing, count: shard.count) }
    var documents = [(report: DocumentReport, part: Int)?](repeating: nil, count: shard.documents)
    for (place, part) in parts.enumerated() {
      for var report in part.run.documents {
        guard let number = report.number, documents.indices.contains(number), documents[number] == nil else {
          throw .wrongDocuments(part.name)
        }
        report.number = nil
        documents[number] = (report, place)
      }
    }
    let found = documents.compactMap(\.self)
    guard found.count == shard.documents else { throw .wrongDocuments(first.name) }
    var header = first.run.header.whole
    header.apps = first.run.header.apps
    header.walks = first.run.header.walks
    header.tests = first.run.header.tests
    self.header = header
    self.documents = found
  }
}
