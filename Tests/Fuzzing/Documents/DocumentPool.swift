import Foundation

/// The documents that are damaged, in the order of their paths.
nonisolated struct DocumentPool {
  private let documents: [(path: String, bytes: [UInt8], tree: DocumentTree)]

  /// The number of documents.
  var count: Int { documents.count }

  /// Collects the storyboards and xibs at the given paths and below them.
  init(paths: [String]) {
    var files: [String] = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      if isFolder.boolValue {
        let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        files += names.map { "\(path)/\($0)" }
      } else {
        files.append(path)
      }
    }
    documents = files.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted().compactMap { path in
      guard let data = FileManager.default.contents(atPath: path) else { return nil }
      return DocumentTree(String(decoding: data, as: UTF8.self)).map { (path, [UInt8](data), $0) }
    }
  }

  /// A damaged document. A seed gives the same document on every run.
  ///
  /// - Returns: the document and the path of the one that it was made from.
  func mutant(seed: UInt64) -> (path: String, bytes: [UInt8]) {
    var random = FuzzGenerator(seed: seed)
    let source = random.pick(documents)
    // Most faults are only reached by documents that are still XML.
    if random.once(in: 6) {
      var bytes = source.bytes
      for _ in 0...random.below(4) { random.pick(ByteMutation.allCases).apply(to: &bytes, random: &random) }
      return (source.path, bytes)
    }
    var tree = source.tree
    let other = random.pick(documents).tree
    for _ in 0...random.below(6) {
      random.pick(DocumentMutation.allCases).apply(to: &tree, other: other, random: &random)
    }
    return (source.path, Array(tree.text.utf8))
  }
}
