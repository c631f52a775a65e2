import Audit

/// Puts the ``RunFile``s of the parts of a run together into one run.
public struct RunMerge {
  /// Why parts do not make a run.
  public enum MergeError: Error, Equatable, CustomStringConvertible {
    /// A file holds a whole run.
    case notAShard(String)
    /// Two files are of different runs.
    case otherRun(String, String)
    /// Two files hold the same part.
    case sameShard(String, String, index: Int, count: Int)
    /// Parts for which there is no file.
    case missing([Int], count: Int)
    /// A document that stands in no part, or in several.
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

  /// The header of the whole run: that of the parts, without their ``RunHeader/shard``.
  public let header: RunHeader
  /// All documents in the order of the run, each with the index of its part in the given list.
  public let documents: [(report: DocumentReport, part: Int)]

  /// Puts parts together.
  ///
  /// - Parameter parts: the contents of run files with their names, in any order.
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
    self.header = header
    self.documents = found
  }
}
