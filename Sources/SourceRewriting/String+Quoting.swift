extension String {
  /// The text as a literal of Swift.
  var quoted: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
  }

  /// The text without line breaks.
  var onOneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}
