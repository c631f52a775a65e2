/// Texts that stand in a document only until code shows others.
nonisolated enum PlaceholderText {
  /// What Interface Builder writes into new views.
  private static let defaults: Set<String> = [
    "label", "button", "title", "subtitle", "detail", "first", "second", "text", "placeholder", "item",
  ]

  /// Whether a text is one that people see in new views, or blind text.
  static func matches(_ text: String) -> Bool {
    let text = text.lowercased().filter { !$0.isWhitespace || $0 == " " }
    return defaults.contains(text) || text.contains("lorem ipsum") || !text.contains(where: \.isLetter)
  }
}
