import Environments
import Foundation
import InterfaceBuilder

/// Reads the properties of an object from its XML attributes and from those child elements that are not objects
/// themselves.
///
/// ``PropertyNames`` gives the names of the properties. ``ValueWords`` reads values that are written as elements.
/// ``ObjectGraph`` stores the result.
struct PropertyReader {
  /// The properties of an object, and the objects directly in it.
  struct Content {
    var properties: [String: PropertyValue] = [:]
    var objects: [(element: Element, role: String)] = []
  }

  let document: InterfaceDocument

  /// Reads the properties of an object and finds the objects directly in it.
  func content(of object: Element) -> Content {
    var content = Content()
    collect(object, Place(object: object), into: &content)
    return content
  }

  /// The position of an element inside an object.
  private struct Place {
    var object: Element
    /// The words that precede the name of a property.
    var path: [String] = []
    /// The words that follow the name of a property: the size classes for which it holds.
    var condition = ""
    /// The role of objects directly in the element, such as `subviews`; `nil` for the object's own element.
    var role: String?

    func name(of property: String?) -> String {
      let words = (path + (property.map { [$0] } ?? [])).joined(separator: " ")
      return (words.isEmpty ? "value" : words) + condition
    }
  }

  private func collect(_ element: Element, _ place: Place, into content: inout Content) {
    for attribute in element.attributeNames where !isSilent(attribute, of: element) {
      guard let text = element[attribute] else { continue }
      content.properties[place.name(of: PropertyNames.words(for: attribute))] = value(text, of: attribute)
    }
    var counts: [String: Int] = [:]
    for child in element.children where !isSilent(child, in: place.object) {
      if child.id != nil, !Self.values.contains(child.name) {
        content.objects.append((child, child["key"] ?? place.role ?? child.name))
        continue
      }
      let name = PropertyNames.words(for: child["key"] ?? child.name)
      if child.name == "mask" {
        for (element, words) in [("exclude", "left out"), ("include", "put in")] {
          let ids = child.children.filter { $0.name == element }.compactMap { $0["reference"] }
          if !ids.isEmpty { content.properties[place.name(of: "\(name) \(words)")] = .objects(ids.sorted()) }
        }
        continue
      }
      if let value = ValueWords.value(of: child) {
        content.properties[place.name(of: name)] = value
        continue
      }
      var inner = place
      inner.role = child["key"] ?? child.name
      if child.name == "variation" {
        inner.condition += PropertyNames.condition(child["key"] ?? "")
      } else if child.name == "userDefinedRuntimeAttribute", let path = child["keyPath"] {
        inner.path.append("runtime attribute “\(path)”")
      } else if child["key"] != nil {
        inner.path.append(name)
      } else if !Self.isList(child) {
        counts[name, default: 0] += 1
        let isOnly = element.children.lazy.filter { $0.name == child.name }.prefix(2).count < 2
        inner.path.append(isOnly ? name : "\(name) \(counts[name] ?? 1)")
      }
      collect(child, inner, into: &content)
    }
  }

  /// Whether an element is only a container of other elements.
  private static func isList(_ element: Element) -> Bool {
    element.attributeNames.isEmpty && element.text.isEmpty && element.name.hasSuffix("s")
  }

  private func isSilent(_ attribute: String, of element: Element) -> Bool {
    // The app's own module is the default, so it is left out.
    if attribute == "customModule" { return element["customModuleProvider"] == "target" }
    return Self.silent.contains(attribute)
  }

  /// Whether a child element is left out because it has no effect on the running app.
  private func isSilent(_ child: Element, in object: Element) -> Bool {
    let key = child["key"] ?? ""
    if child.name == "nil" || key.hasPrefix("simulated") || child.name.hasPrefix("simulated") { return true }
    // Stored frames are left out, because the frames that layout computes are compared.
    if key == "frame" || key == "freeformSize" || key == "canvasLocation" { return true }
    return key == "autoresizingMask" && object["translatesAutoresizingMaskIntoConstraints"] == "NO"
  }

  private func value(_ text: String, of attribute: String) -> PropertyValue {
    if Self.references.contains(attribute) || Self.isIdentifier(text), document.element(text) != nil {
      return .objects([text])
    }
    if PropertyNames.isText(attribute) { return .text(text) }
    switch text {
    case "YES": return .plain("yes")
    case "NO": return .plain("no")
    default: return .plain(ValueWords.number(text) ?? text)
    }
  }

  /// Attributes without an effect on the running app: identifiers, warnings on the canvas, and Interface Builder's
  /// state.
  private static let silent: Set<String> = [
    "id", "key", "misplaced", "ambiguous", "verifyAmbiguity", "fixedFrame", "sceneMemberID", "customModuleProvider",
    "userComments", "keyPath", "colorSpace", "customColorSpace",
  ]

  /// Whether a text has the form of Interface Builder's identifiers: `kH3-8f-a0b`.
  private static func isIdentifier(_ text: String) -> Bool {
    text.utf8.count == 10 && text.utf8.enumerated().allSatisfy { ($0 == 3 || $0 == 6) == ($1 == UInt8(ascii: "-")) }
  }

  /// Attributes whose value is always the identifier of an object, even if it does not look like one.
  private static let references: Set<String> = [
    "destination", "firstItem", "secondItem", "reference", "target", "source",
  ]

  /// Elements that have an identifier but are not objects.
  private static let values: Set<String> = ["device", "adaptation", "simulatedScreenMetrics"]
}
