import Foundation

/// A value and its parts as text, one line per part, indented by level. Parts without an order are sorted.
///
/// Tests have such texts in their sources, as expected texts of inline snapshots. So the text is exactly that of
/// [swift-snapshot-testing](https://github.com/pointfreeco/swift-snapshot-testing).
struct ValueOutline {
  private let value: Any
  private let name: String?
  private let level: Int
  /// The objects around the value, which are not described again inside of themselves.
  private let outer: Set<ObjectIdentifier>

  init(_ value: Any, name: String? = nil, level: Int = 0, outer: Set<ObjectIdentifier> = []) {
    self.value = value
    self.name = name
    self.level = level
    self.outer = outer
  }

  var text: String {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .collection, .tuple, .optional: return text(counted(mirror), mirror)
    case .dictionary, .set: return text(counted(mirror), mirror, isSorted: true)
    default: break
    }
    if let known = value as? any AnySnapshotStringConvertible {
      if type(of: known).renderChildren { return text(known.snapshotDescription, mirror) }
      return line("-", known.snapshotDescription)
    }
    var inner = outer
    if mirror.displayStyle == .class, !inner.insert(ObjectIdentifier(value as AnyObject)).inserted {
      return indent + "\(bullet(mirror)) \(name ?? "value") (circular reference detected)\n"
    }
    if let known = value as? any CustomStringConvertible { return text(known.description, mirror, outer: inner) }
    switch mirror.displayStyle {
    case .class, .struct: return text(typeName(mirror), mirror, isSorted: true, outer: inner)
    case .enum: return text(typeName(mirror) + (mirror.children.isEmpty ? ".\(value)" : ""), mirror)
    default: return text(String(describing: value), mirror)
    }
  }

  private var indent: String { String(repeating: "  ", count: level) }

  private func line(_ bullet: String, _ description: String) -> String {
    "\(indent)\(bullet) \(name.map { "\($0): " } ?? "")\(description)\n"
  }

  private func bullet(_ mirror: Mirror) -> String { mirror.children.isEmpty ? "-" : "▿" }

  /// A line for the value, and those of its parts.
  private func text(
    _ description: String, _ mirror: Mirror, isSorted: Bool = false, outer inner: Set<ObjectIdentifier>? = nil
  ) -> String {
    let (outer, all) = (inner ?? outer, Array(mirror.children))
    let parts = (isSorted ? Self.sorted(all, outer) : all).map { part in
      ValueOutline(part.value, name: part.label, level: level + 1, outer: outer).text
    }
    return line(bullet(mirror), description) + parts.joined()
  }

  /// Parts by their names, and those without a name by their texts.
  private static func sorted(_ parts: [Mirror.Child], _ outer: Set<ObjectIdentifier>) -> [Mirror.Child] {
    parts.map { part in
      (part, part.label?.debugDescription ?? ValueOutline(part.value, name: "value", outer: outer).text)
    }
    .sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// How many parts a collection has, or the type of an optional value.
  private func counted(_ mirror: Mirror) -> String {
    let count = mirror.children.count
    func words(_ one: String, _ many: String) -> String { count == 1 ? "1 \(one)" : "\(count) \(many)" }
    switch mirror.displayStyle {
    case .dictionary: return words("key/value pair", "key/value pairs")
    case .set: return words("member", "members")
    case .tuple: return "(\(words("element", "elements")))"
    case .optional: return typeName(mirror) + (count == 0 ? ".none" : "")
    default: return words("element", "elements")
    }
  }

  /// The name of the type. Types in functions have a number in it, which depends on other types.
  private func typeName(_ mirror: Mirror) -> String {
    String(describing: mirror.subjectType).replacing(/\ #\d+/, with: "")
  }
}
