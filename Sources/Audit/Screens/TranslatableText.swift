import InterfaceBuilder

/// A text of a document that Interface Builder offers for translation.
nonisolated struct TranslatableText {
  /// The identifier of the object that shows it.
  var id: String
  /// Interface Builder's key in strings files.
  var key: String
  /// The text as it stands in the document.
  var text: String
  var line: Int

  /// The texts of an element and of all in it, in document order.
  static func all(in element: Element) -> [TranslatableText] {
    element.descendants.flatMap { element -> [TranslatableText] in
      guard let id = element.id else { return [] }
      var texts = (attributes[element.name] ?? []).compactMap { attribute -> TranslatableText? in
        text(attribute, of: element).map {
          TranslatableText(id: id, key: "\(id).\(attribute)", text: $0, line: element.line)
        }
      }
      if element.name == "button", let state = element.children.first(where: { $0["key"] == "normal" }),
        let title = text("title", of: state)
      {
        texts.append(TranslatableText(id: id, key: "\(id).normalTitle", text: title, line: element.line))
      }
      return texts
    }
  }

  /// The properties that people read, by element.
  private static let attributes: [String: [String]] = [
    "label": ["text"], "textView": ["text"], "textField": ["placeholder"], "searchBar": ["placeholder"],
    "navigationItem": ["title", "prompt"], "barButtonItem": ["title"], "tabBarItem": ["title"],
    "tableViewSection": ["headerTitle", "footerTitle"],
  ]

  /// A property that is written as an attribute, or as a child where it has several lines.
  private static func text(_ attribute: String, of element: Element) -> String? {
    element[attribute] ?? element.children.first { $0.name == "string" && $0["key"] == attribute }?.text
  }
}
