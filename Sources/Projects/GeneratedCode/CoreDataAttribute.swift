import Foundation

/// An attribute of a Core Data entity, with the type that Xcode generates for its property.
///
/// The types are those of [NSAttributeType](https://developer.apple.com/documentation/coredata/nsattributetype). A
/// property is optional, whatever the model says, unless the model uses a scalar type for it.
struct CoreDataAttribute {
  let name: String
  /// The type of the property, without the question mark of an optional.
  let type: String
  /// The default value of a scalar property, as Swift code; `nil` if the property is optional.
  let scalarDefault: String?

  /// - Parameters:
  ///   - element: an element `attribute` of the model's XML.
  ///   - module: the name of the target's module.
  init?(_ element: XMLTree, module: String) {
    guard let name = element["name"], SwiftText.isIdentifier(name) else { return nil }
    self.name = name
    let written = element["attributeType"] ?? ""
    if element["usesScalarValueType"] == "YES", let scalar = Self.scalars[written] {
      type = scalar
      scalarDefault = Self.scalar(element["defaultValueString"] ?? "", of: scalar)
    } else {
      type =
        written == "Transformable"
        ? Self.className(element["customClassName"], module: module) : Self.objects[written] ?? "NSObject"
      scalarDefault = nil
    }
  }

  private static let scalars = [
    "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double", "Float": "Float",
    "Boolean": "Bool", "Date": "TimeInterval",
  ]

  private static let objects = [
    "String": "String", "Date": "Date", "Binary": "Data", "UUID": "UUID", "URI": "URL", "Decimal": "NSDecimalNumber",
    "Integer 16": "NSNumber", "Integer 32": "NSNumber", "Integer 64": "NSNumber", "Double": "NSNumber",
    "Float": "NSNumber", "Boolean": "NSNumber", "Object ID": "NSManagedObjectID", "Composite": "[String: Any]",
  ]

  /// The class of the values of a transformable attribute, without the prefix of the target's own module.
  private static func className(_ written: String?, module: String) -> String {
    guard let type = written.flatMap(SwiftTypeName.init) else { return "NSObject" }
    let prefix = module + "."
    return type.text.hasPrefix(prefix) ? String(type.text.dropFirst(prefix.count)) : type.text
  }

  /// A default value as a Swift literal; zero if the text is not a value of the type.
  private static func scalar(_ text: String, of type: String) -> String {
    switch type {
    case "Bool": text == "YES" ? "true" : "false"
    case "Int16": "\(Int16(text) ?? 0)"
    case "Int32": "\(Int32(text) ?? 0)"
    case "Int64": "\(Int64(text) ?? 0)"
    case "TimeInterval": "0"
    default: Double(text).flatMap { $0.isFinite ? "\($0)" : nil } ?? "0"
    }
  }
}
