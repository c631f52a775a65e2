/// Translations of the texts of one document into one language, by key.
///
/// Keys are those of Interface Builder: `<object identifier>.<property>`, as `3bF-x2-Qvc.text`.
nonisolated struct TextCatalog: Hashable, Sendable {
  private(set) var texts: [String: String]
  /// The problems of files that could not be read, one sentence per file, in the order in which files were read.
  private(set) var problems: [String]

  init(_ texts: [String: String] = [:], problems: [String] = []) {
    self.texts = texts
    self.problems = problems
  }

  /// Whether there are neither texts nor files that could not be read.
  var isEmpty: Bool { texts.isEmpty && problems.isEmpty }

  /// The number of characters in all texts.
  var length: Int { texts.values.reduce(0) { $0 + $1.count } }

  /// The translation for a key; nil if the language has none.
  func text(for key: String) -> String? { texts[key] }

  /// Adds those texts of another catalog for whose keys this catalog has no text, and the other catalog's problems.
  mutating func fillGaps(from other: TextCatalog) {
    texts.merge(other.texts) { own, _ in own }
    for problem in other.problems where !problems.contains(problem) { problems.append(problem) }
  }
}
