/// A property of an element whose text Interface Builder offers for translation.
nonisolated struct TranslatableProperty: Sendable {
  /// The name of the property in strings files, such as `normalTitle`. The key there is
  /// `<object identifier>.<property name>`.
  let key: String
  /// The `key` of the child element that has the property; nil if the element itself has it.
  private let child: String?
  private let attribute: String

  /// Makes a property from its name in ``ElementCatalogue``.
  ///
  /// - Parameter name: an attribute, such as `title`, or the `key` and an attribute of a child element, such as
  ///   `normal.title`.
  init(_ name: Substring) {
    let parts = name.split(separator: ".").map(String.init)
    let property = parts.last ?? ""
    attribute = property
    child = parts.count > 1 ? parts[0] : nil
    key = parts.count > 1 ? "\(parts[0])\(property.prefix(1).uppercased())\(property.dropFirst())" : property
  }

  /// The text in the document, which is written as an attribute, or as a `<string>` child if it has several lines; nil
  /// if there is none.
  func text(in element: Element) -> String? {
    guard let child else { return element[attribute] ?? element.child("string", key: attribute)?.text }
    guard let owner = element.children.first(where: { $0["key"] == child }) else { return nil }
    return owner[attribute] ?? owner.child("string", key: attribute)?.text
  }
}
