/// A property of an element whose text Interface Builder offers for translation.
nonisolated struct TranslatableProperty: Sendable {
  /// Interface Builder's name of the property in strings files, which stands after the identifier of the object.
  let key: String
  /// The `key` of the child element that has the property; nil if the element itself has it.
  private let child: String?
  private let attribute: String

  /// - Parameter name: an attribute, such as `title`, or that of a child element, such as `normal.title`.
  init(_ name: Substring) {
    let parts = name.split(separator: ".").map(String.init)
    let property = parts.last ?? ""
    attribute = property
    child = parts.count > 1 ? parts[0] : nil
    key = parts.count > 1 ? "\(parts[0])\(property.prefix(1).uppercased())\(property.dropFirst())" : property
  }

  /// The text as it stands in the document: in an attribute, or in a child where it has several lines.
  func text(in element: Element) -> String? {
    guard let child else { return element[attribute] ?? element.child("string", key: attribute)?.text }
    guard let owner = element.children.first(where: { $0["key"] == child }) else { return nil }
    return owner[attribute] ?? owner.child("string", key: attribute)?.text
  }
}
