import InterfaceBuilder

/// A text of a document that Interface Builder offers for translation.
nonisolated struct TranslatableText {
  /// The identifier of the object that shows the text.
  var id: String
  /// The key of the text in a strings file, as Interface Builder exports it, such as `a1B-2c-d3E.text`.
  var key: String
  /// The text as it stands in the document.
  var text: String
  var line: Int
  /// Whether the comment for translators says that the text stays as it is.
  var isKept = false

  /// The texts of an element and of all elements in it, in document order.
  static func all(in element: Element) -> [TranslatableText] {
    element.descendants.flatMap { element -> [TranslatableText] in
      guard let id = element.id else { return [] }
      let isKept = TranslatorNote.comment(on: element).map(TranslatorNote.forbidsTranslation) == true
      return ElementCatalogue.translatableTexts(of: element).map {
        TranslatableText(id: id, key: "\(id).\($0.key)", text: $0.text, line: element.line, isKept: isKept)
      }
    }
  }
}
