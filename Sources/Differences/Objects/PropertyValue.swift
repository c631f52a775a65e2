/// The value of a property in a document, in a normal form in which values with the same meaning are equal.
enum PropertyValue: Hashable {
  /// A text on the screen, or a name that the author gave. It is shown in quotation marks.
  case text(String)
  /// A number, a colour, a font or a keyword of the file format, in words.
  case plain(String)
  /// Objects of the document, by their identifiers.
  case objects([String])
}
