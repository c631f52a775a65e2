/// What the catalogue knows about an element in a document.
nonisolated extension ElementCatalogue {
  /// Whether an element makes a view.
  ///
  /// Interface Builder has an element for every view class of every framework. An element that is not in the table
  /// counts as a view if it has children that only views have.
  package static func isView(_ element: Element) -> Bool {
    if self[element.name]?.kind == .view { return true }
    guard element.id != nil, !isController(element) else { return false }
    return element.child("rect", key: "frame") != nil || element.child("subviews") != nil
      || element.child("autoresizingMask", key: "autoresizingMask") != nil
  }

  /// Whether an element makes a view controller, or refers to a controller of another storyboard.
  static func isController(_ element: Element) -> Bool {
    element["sceneMemberID"] == "viewController" || element.name.hasSuffix("ViewController")
      || self[element.name]?.kind == .controller
  }

  /// The framework's class that an element stands for.
  static func className(of element: Element) -> String {
    self[element.name]?.className ?? "UI" + element.name.prefix(1).uppercased() + element.name.dropFirst()
  }

  /// The texts of an element that Interface Builder offers for translation, with their keys in strings files, which stand
  /// there after the identifier of the object.
  package static func translatableTexts(of element: Element) -> [(key: String, text: String)] {
    (self[element.name]?.translatable ?? []).compactMap { property in
      property.text(in: element).map { (property.key, $0) }
    }
  }
}
