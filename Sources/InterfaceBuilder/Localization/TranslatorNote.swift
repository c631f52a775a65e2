/// Reads what developers write to translators: the “Comment For Localizer” of Interface Builder, and comments of string
/// catalogs.
nonisolated package enum TranslatorNote {
  /// What a comment says, in lowercase, if a text is not to be translated. The first is what BartyCrouch, a tool that
  /// writes strings files, looks for.
  private static let words = [
    "#bc-ignore", "do not translate", "don't translate", "not to be translated", "do not localize", "do not localise",
    "don't localize", "don't localise",
  ]

  /// Whether a comment says that the text stays as it is.
  package static func forbidsTranslation(_ comment: String) -> Bool {
    let comment = comment.lowercased().replacing("’", with: "'")
    return words.contains(where: comment.contains)
  }

  /// The comment that Interface Builder keeps with an object; `nil` if there is none.
  package static func comment(on element: Element) -> String? {
    guard let note = element.children.first(where: { $0["key"] == "userComments" }) else { return nil }
    return note.descendants.filter { $0.name == "fragment" || $0.name == "string" }
      .map { $0["content"] ?? $0.text }.joined()
  }
}
