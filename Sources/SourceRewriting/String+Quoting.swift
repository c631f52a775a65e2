extension String {
  /// The text as a Swift string literal.
  var quoted: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
  }

  /// The text on one line, with line breaks replaced by spaces.
  var onOneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}
