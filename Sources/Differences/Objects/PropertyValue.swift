/// The value of a property in a document, in a form in which values that mean the same are equal.
enum PropertyValue: Hashable {
  /// A text that people read on the screen, or a name that they gave.
  case text(String)
  /// A number, a colour, a font or a name of the format, in words.
  case plain(String)
  /// Objects of the document, by their identifiers.
  case objects([String])
}
