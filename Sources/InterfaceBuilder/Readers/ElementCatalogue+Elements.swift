/// Queries of the catalogue for an element of a document.
nonisolated extension ElementCatalogue {
  /// Whether an element describes a view.
  ///
  /// Interface Builder has element names for view classes of many frameworks. An element that is not in the catalogue
  /// counts as a view if it has children that only views have.
  package static func isView(_ element: Element) -> Bool {
    if self[element.name]?.kind == .view { return true }
    guard element.id != nil, !isController(element) else { return false }
    return element.child("rect", key: "frame") != nil || element.child("subviews") != nil
      || element.child("autoresizingMask", key: "autoresizingMask") != nil
  }

  /// Whether an element describes a view controller, or refers to a controller of another storyboard.
  static func isController(_ element: Element) -> Bool {
    element["sceneMemberID"] == "viewController" || element.name.hasSuffix("ViewController")
      || self[element.name]?.kind == .controller
  }

  /// The name of the framework's class that an element describes, such as `UILabel`.
  static func className(of element: Element) -> String {
    self[element.name]?.className ?? "UI" + element.name.prefix(1).uppercased() + element.name.dropFirst()
  }

  /// The texts of an element that Interface Builder offers for translation, with their property names, such as `text`.
  /// The key in a strings file is `<object identifier>.<property name>`.
  package static func translatableTexts(of element: Element) -> [(key: String, text: String)] {
    (self[element.name]?.translatable ?? []).compactMap { property in
      property.text(in: element).map { (property.key, $0) }
    }
  }
}
