/// Translations of the texts of one document into one language.
protocol TextCatalog: Sendable {
  /// The translation for a key; none where the language has none.
  func text(for key: String) -> String?
}
