/// Recognises texts of a document that code is expected to replace at run time.
nonisolated enum PlaceholderText {
  /// The default texts, in lowercase, that Interface Builder writes into new views.
  private static let defaults: Set<String> = [
    "label", "button", "title", "subtitle", "detail", "first", "second", "text", "placeholder", "item",
  ]

  /// Whether a text is one of Interface Builder's default texts, contains “lorem ipsum”, or has no letters.
  static func matches(_ text: String) -> Bool {
    let text = text.lowercased().filter { !$0.isWhitespace || $0 == " " }
    return defaults.contains(text) || text.contains("lorem ipsum") || !text.contains(where: \.isLetter)
  }
}
