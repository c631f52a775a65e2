/// The text that a label, button or field shows at run time, when code has replaced the document's text.
nonisolated public enum ShownText: Codable, Hashable, Sendable {
  /// A kind of text, such as a date, of which samples in each language are known.
  case sample(SampleText)
  /// Texts that the app may show. The first one is the usual text.
  case texts([String])
}
