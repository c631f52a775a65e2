/// What a label, button or field shows if code sets its text: the document has another text, or none.
nonisolated public enum ShownText: Codable, Hashable, Sendable {
  /// A kind of text that each language writes in its own way.
  case sample(SampleText)
  /// Texts that the app may show: the first is the usual one.
  case texts([String])
}
