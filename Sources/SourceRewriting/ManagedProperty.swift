import SwiftSyntax

/// Generates the accessors of an `@NSManaged` property, which store the value by key. On Apple's systems, Core Data
/// generates them at run time.
struct ManagedProperty {
  /// The text of the accessors, which follows the type of the property.
  let accessors: String

  /// - Returns: `nil` for a property without a type annotation, and for one that already has accessors.
  init?(_ binding: PatternBindingSyntax) {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.filter({ $0 != "`" }),
      let type = binding.typeAnnotation?.type, binding.accessorBlock == nil
    else { return nil }
    let value = "value(forKey: \(name.quoted))"
    let getter: String
    if let wrapped = type.as(OptionalTypeSyntax.self)?.wrappedType
      ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
    {
      getter = "\(value) as? \(wrapped.trimmedDescription)"
    } else {
      let text = type.trimmedDescription
      getter = "\(value) as? \(text) ?? \(Self.empty(text, name))"
    }
    accessors = " { get { \(getter) } set { setValue(newValue, forKey: \(name.quoted)) } }"
  }

  /// The expression for the value of a property that was not set yet. If the type has no empty value, it traps.
  private static func empty(_ type: String, _ name: String) -> String {
    switch type {
    case "Bool": "false"
    case "String": "\"\""
    case "Date": "Date(timeIntervalSince1970: 0)"
    case "Int", "Int16", "Int32", "Int64", "Float", "Double", "CGFloat", "Decimal", "TimeInterval", "NSNumber": "0"
    case "Data", "UUID", "NSSet", "NSOrderedSet", "NSDate", "NSData", "NSString": "\(type)()"
    case _ where type.hasPrefix("[") && type.contains(":"): "[:]"
    case _ where type.hasPrefix("[") || type.hasPrefix("Set<"): "[]"
    default: "{ Swift.fatalError(\("nothing has set the property \(name), which Core Data would keep".quoted)) }()"
    }
  }
}
