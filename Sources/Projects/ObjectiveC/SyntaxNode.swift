import Foundation

/// A node of the tree that clang makes of a file.
struct SyntaxNode {
  private let fields: [String: Any]

  /// - Parameter value: what was read of the JSON; `nil` if it is no node.
  init?(_ value: Any?) {
    guard let fields = value as? [String: Any] else { return nil }
    self.fields = fields
  }

  /// A text; `nil` if there is none.
  subscript(key: String) -> String? { fields[key] as? String }

  /// Another node below it.
  func node(_ key: String) -> SyntaxNode? { SyntaxNode(fields[key]) }

  /// Nodes below it.
  func nodes(_ key: String) -> [SyntaxNode] { (fields[key] as? [Any] ?? []).compactMap { SyntaxNode($0) } }

  /// Texts below it.
  func strings(_ key: String) -> [String] { fields[key] as? [String] ?? [] }

  /// Whether a mark is set.
  func has(_ key: String) -> Bool { fields[key] as? Bool ?? false }

  /// Whether there is anything under a key.
  func mentions(_ key: String) -> Bool { fields[key] != nil }

  var kind: String { self["kind"] ?? "" }
  var inner: [SyntaxNode] { nodes("inner") }

  /// The name, if it is an identifier.
  var name: String? { self["name"].flatMap { SwiftText.isIdentifier($0) ? $0 : nil } }

  /// A type; `nil` if it cannot be read.
  func type(_ key: String = "type") -> ObjectiveCType? {
    node(key)?["qualType"].flatMap(ObjectiveCTypeParser.type)
  }

  /// Finds the first node of a kind, itself or below it.
  func first(_ kinds: Set<String>) -> SyntaxNode? {
    if kinds.contains(kind) { return self }
    for node in inner {
      if let found = node.first(kinds) { return found }
    }
    return nil
  }

  /// Whether a class or protocol is declared here, and not only announced: there is something behind its name.
  var isDefinition: Bool {
    guard let place = node("loc")?.number("offset"), let end = node("range")?.node("end")?.number("offset") else {
      return !inner.isEmpty
    }
    return end > place
  }

  /// A number; `nil` if there is none.
  private func number(_ key: String) -> Int? { fields[key] as? Int }

  /// What the declaration says about itself.
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
