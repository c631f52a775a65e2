import Foundation

/// A JSON object: a node of the syntax tree that clang prints, or a part of a symbol graph.
struct SyntaxNode {
  private let fields: [String: Any]

  /// - Parameter value: a value of parsed JSON. The result is `nil` if it is not an object.
  init?(_ value: Any?) {
    guard let fields = value as? [String: Any] else { return nil }
    self.fields = fields
  }

  /// The text of an entry; `nil` if the entry is missing or not a text.
  subscript(key: String) -> String? { fields[key] as? String }

  /// The object in an entry; `nil` if the entry is missing or not an object.
  func node(_ key: String) -> SyntaxNode? { SyntaxNode(fields[key]) }

  /// The objects in an entry's list; empty if there are none.
  func nodes(_ key: String) -> [SyntaxNode] { (fields[key] as? [Any] ?? []).compactMap { SyntaxNode($0) } }

  /// The texts in an entry's list; empty if there are none.
  func strings(_ key: String) -> [String] { fields[key] as? [String] ?? [] }

  /// Whether an entry is `true`.
  func has(_ key: String) -> Bool { fields[key] as? Bool ?? false }

  /// Whether there is an entry for a key.
  func mentions(_ key: String) -> Bool { fields[key] != nil }

  var kind: String { self["kind"] ?? "" }
  var inner: [SyntaxNode] { nodes("inner") }

  /// The declared name; `nil` if there is none or it is not an identifier.
  var name: String? { self["name"].flatMap { SwiftText.isIdentifier($0) ? $0 : nil } }

  /// The C or Objective-C type in an entry; `nil` if it cannot be parsed.
  func type(_ key: String = "type") -> ObjectiveCType? {
    node(key)?["qualType"].flatMap(ObjectiveCTypeParser.type)
  }

  /// The first node of one of some kinds in a depth-first search that begins with this node.
  func first(_ kinds: Set<String>) -> SyntaxNode? {
    if kinds.contains(kind) { return self }
    for node in inner {
      if let found = node.first(kinds) { return found }
    }
    return nil
  }

  /// Whether a class or protocol is defined here, and not only announced by `@class` or `@protocol`: the declaration
  /// continues after the name.
  var isDefinition: Bool {
    guard let place = node("loc")?.number("offset"), let end = node("range")?.node("end")?.number("offset") else {
      return !inner.isEmpty
    }
    return end > place
  }

  /// The integer of an entry; `nil` if the entry is missing or not a number.
  private func number(_ key: String) -> Int? { fields[key] as? Int }

  /// The attributes of the declaration that affect how Swift imports it.
  var attributes: ObjectiveCAttributes {
    var attributes = ObjectiveCAttributes()
    for node in inner {
      switch node.kind {
      case "UnavailableAttr": attributes.isUnavailable = true
      case "IBOutletAttr": attributes.isOutlet = true
      case "IBActionAttr": attributes.isAction = true
      case "DeprecatedAttr":
        switch node["message"] {
        case FrameworkHeader.Mark.name.rawValue: attributes.swiftName = node["replacement"]
        case FrameworkHeader.Mark.refined.rawValue: attributes.isRefined = true
        case FrameworkHeader.Mark.keepsError.rawValue: attributes.keepsError = true
        default: break
        }
      default: break
      }
    }
    return attributes
  }
}
