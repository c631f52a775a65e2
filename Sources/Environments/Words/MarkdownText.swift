/// Text in Markdown that is shown literally.
nonisolated package enum MarkdownText {
  /// Characters that mean something in Markdown, in HTML in it, or on GitHub (people and issues).
  private static let meaning: Set<Unicode.Scalar> = [
    "\\", "`", "*", "_", "{", "}", "[", "]", "<", ">", "(", ")", "#", "+", "-", "!", "|", "~", "&", "@", ":",
  ]

  /// The text on one line, with the characters that mean something written as references.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in PlainLine.of(text).unicodeScalars {
      if meaning.contains(scalar) { result += "&#\(scalar.value);" } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }
}
