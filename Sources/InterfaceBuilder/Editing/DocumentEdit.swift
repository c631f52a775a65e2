import Foundation

/// One change of an object in a document, with the new value.
package nonisolated enum DocumentEdit: Hashable, Sendable {
  /// The constant of a constraint, in points.
  case constant(Double)
  /// The priority of a constraint, above 0 and at most 1000.
  case priority(Double)
  /// The text of a label, field or text view, or the title of a button.
  case text(String)
  /// The size of a font that is not a text style, in points.
  case fontSize(Double)
  /// An attribute of the object's own element, as Interface Builder writes it.
  case attribute(name: String, value: String)
  /// A colour of the object becomes one of UIKit's, such as `labelColor`, which the document's resources must have.
  case systemColor(key: String, name: String)
  /// The object is deleted. Nothing else of the document may name it.
  case deletion

  /// Where a new value has to be written in the document, and as which text.
  enum Place {
    /// As an attribute of an element. The attribute may not exist yet.
    case attribute(Element, name: String, value: String)
    /// As the text content of an element.
    case content(Element, value: String)
    /// In the place of an element without content, another one with these attributes.
    case replacement(Element, name: String, attributes: [ElementTree.Attribute])
    /// The element is taken out.
    case removal(Element)
    /// Nothing has to be written: the document already has the value, or the value is the default of an attribute that
    /// does not exist.
    case nowhere
  }

  func place(in element: Element, id: String) throws(DocumentEditError) -> Place {
    switch self {
    case .constant(let value):
      try Self.require(element.name == "constraint", id, "is no constraint")
      return try Self.number(value, in: -1e9...1e9, as: "constant", of: element, unwritten: 0)
    case .priority(let value):
      try Self.require(element.name == "constraint", id, "is no constraint")
      try Self.require(value > 0, id, "cannot have the priority 0")
      return try Self.number(value, in: 0...1000, as: "priority", of: element, unwritten: 1000)
    case .text(let text): return try Self.text(text, in: element, id: id)
    case .attribute(let name, let value):
      return element[name] == value ? .nowhere : .attribute(element, name: name, value: value)
    case .systemColor(let key, let name): return try Self.color(key, name, in: element, id: id)
    case .deletion:
      let isNamed = element.tree.attributes.contains { $0.value == id && !Self.namesOfNoObject.contains($0.name) }
      try Self.require(!isNamed && element.parent != nil, id, "is named elsewhere in the document")
      return .removal(element)
    case .fontSize(let size):
      guard let font = element.child("fontDescription", key: "fontDescription") else {
        throw .notApplicable(id: id, reason: "has no font of its own")
      }
      try Self.require(font["style"] == nil, id, "has a font that follows a text style")
      return try Self.number(size, in: 1...1e4, as: "pointSize", of: font, unwritten: nil)
    }
  }

  /// Attributes whose values are no identifiers of other objects, though they may look like one.
  private static let namesOfNoObject: Set<String> = ["id", "key", "firstAttribute", "secondAttribute"]

  /// Where a colour of UIKit is written. Interface Builder keeps the value of each such colour once, among the document's
  /// resources; a colour that is not there is left to it.
  private static func color(_ key: String, _ name: String, in element: Element, id: String) throws(DocumentEditError)
    -> Place
  {
    guard let own = element.child(key: key), ["color", "nil"].contains(own.name), Array(own.children).isEmpty else {
      throw .notApplicable(id: id, reason: "has no \(key) of its own")
    }
    let resources = Element(tree: element.tree, index: 0).child("resources")
    let isKnown = resources?.children.contains { $0.name == "systemColor" && $0["name"] == name }
    try require(isKnown == true, id, "cannot have the colour \(name), which the document’s resources lack")
    if own.name == "color", own["systemColor"] == name { return .nowhere }
    return .replacement(
      own, name: "color", attributes: [.init(name: "key", value: key), .init(name: "systemColor", value: name)])
  }

  private static func text(_ text: String, in element: Element, id: String) throws(DocumentEditError) -> Place {
    var (holder, key) = (element, "text")
    if element.name == "button" {
      guard let state = element.child("state", key: "normal") else {
        throw .notApplicable(id: id, reason: "has no title of the normal state")
      }
      (holder, key) = (state, "title")
    }
    if holder[key] != nil { return .attribute(holder, name: key, value: text) }
    for child in holder.children where child["key"] == key && ["string", "mutableString"].contains(child.name) {
      try require(child["base64-UTF8"] != "YES", id, "has a text that is written in base64")
      return .content(child, value: text)
    }
    let isPlain =
      ["label", "textField", "textView", "button"].contains(element.name) && holder.child(key: "attributedText") == nil
    try require(isPlain, id, "has no text that could be changed")
    return .attribute(holder, name: key, value: text)
  }

  private static func require(_ condition: Bool, _ id: String, _ reason: String) throws(DocumentEditError) {
    guard condition else { throw .notApplicable(id: id, reason: reason) }
  }

  /// Where a number has to be written, in the format of Interface Builder (without `.0`).
  ///
  /// - Parameter unwritten: the value that applies if the attribute does not exist; nil if there is no default.
  private static func number(
    _ value: Double, in range: ClosedRange<Double>, as name: String, of element: Element, unwritten: Double?
  ) throws(DocumentEditError) -> Place {
    guard range.contains(value) else {
      throw .invalidValue("\(value) is not in the range \(range.lowerBound) to \(range.upperBound)")
    }
    // Equal numbers are not rewritten: “20.0” stays “20.0”.
    if element[name].map({ Double($0) }) ?? unwritten == value { return .nowhere }
    let text = "\(value)"
    return .attribute(element, name: name, value: text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }
}
