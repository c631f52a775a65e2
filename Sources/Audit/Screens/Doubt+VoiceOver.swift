/// Why VoiceOver may have a label that the document does not show.
nonisolated extension Doubt {
  static let labelFromAttribute: Doubt = "a runtime attribute may give it a label"
  static let labelFromCode: Doubt = "code may give it a label or a title"
  static let elementAround: Doubt = "code may make a view around it the accessibility element"
  /// iOS has spoken names for many symbols, such as “Add” for “plus”; Apple does not list them.
  static let nameOfSymbol: Doubt =
    "iOS has spoken names for many of its symbols: listen whether this one says what it does"
  static let nameOfImage: Doubt = "the name of the image consists of words that people may understand"
}
