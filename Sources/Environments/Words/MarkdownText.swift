/// Escapes text so that Markdown shows it literally.
nonisolated package enum MarkdownText {
  /// The characters with a special meaning in Markdown, in embedded HTML, or on GitHub (for mentions and issues).
  private static let meaning: Set<Unicode.Scalar> = [
    "\\", "`", "*", "_", "{", "}", "[", "]", "<", ">", "(", ")", "#", "+", "-", "!", "|", "~", "&", "@", ":",
  ]

  /// The text on one line, with special characters written as HTML character references.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in PlainLine.of(text).unicodeScalars {
      if meaning.contains(scalar) { result += "&#\(scalar.value);" } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }
}
