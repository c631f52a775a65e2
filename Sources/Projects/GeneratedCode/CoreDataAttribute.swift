import Foundation

/// An attribute of an entity, with the type that Xcode gives to its property.
///
/// The types are those of [NSAttributeType](https://developer.apple.com/documentation/coredata/nsattributetype): objects
/// are optional, whatever the model says, and numbers that are used as scalars are not.
struct CoreDataAttribute {
  let name: String
  /// The type, without a question mark.
  let type: String
  /// The value of a scalar that was not set, as it is written in Swift; `nil` if the property is optional.
  let scalarDefault: String?

  /// - Parameters:
  ///   - element: the element `attribute` of the model.
  ///   - module: the module of the target.
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

  /// The class of a value that is transformed. It may stand in the module of the target.
  private static func className(_ written: String?, module: String) -> String {
    guard let type = written.flatMap(SwiftTypeName.init) else { return "NSObject" }
    let prefix = module + "."
    return type.text.hasPrefix(prefix) ? String(type.text.dropFirst(prefix.count)) : type.text
  }

  /// A number in Swift; zero if the model has none that the type can hold.
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
