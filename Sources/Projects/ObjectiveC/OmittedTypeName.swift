/// The name of a type, as the rules of SE-0005 use it: a member's name need not repeat the name of its type.
struct OmittedTypeName: Hashable {
  var name = ""
  /// The name of the element type of an array or set; empty for other types.
  var element = ""
  var isBoolean = false
  var isFunction = false
  /// Whether the parameter that has this type has a default argument.
  var hasDefault = false

  var isEmpty: Bool { name.isEmpty }

  /// The name without an ending that adds no meaning, such as `Type` or `Ref`; `nil` if it has no such ending.
  var withoutSuffix: String? {
    for suffix in ["Type", "Ref", "Mask"] where name.utf8.count > suffix.utf8.count {
      if CamelCase.words(name).last == suffix { return String(name.dropLast(suffix.count)) }
    }
    if let match = name.firstMatch(of: /^(.+?)[0-9]+D$/) { return String(match.1) }
    return name.utf8.count > 2 && name.hasSuffix("_t") ? String(name.dropLast(2)) : nil
  }
}

extension OmittedTypeName {
  /// Makes the name for an Objective-C type.
  init(_ type: ObjectiveCType, aliases: [String: ObjectiveCAlias], level: Int = 0) {
    self.init()
    guard level < 8 else { return }
    switch type.form {
    case .block: (name, isFunction) = ("Block", true)
    case .function: (name, isFunction) = ("Function", true)
    case .array(let element): (name, self.element) = ("Array", Self(element, aliases: aliases, level: level + 1).name)
    case .pointer(let pointee):
      guard case .named(let name, let arguments) = pointee.form, aliases[name] == nil else {
        self = Self(pointee, aliases: aliases, level: level + 1)
        return
      }
      self = Self.class(name, arguments, aliases, level)
    case .named(let name, let arguments): self = Self.named(name, arguments, aliases, level)
    }
  }

  private static func `class`(
    _ name: String, _ arguments: [ObjectiveCType], _ aliases: [String: ObjectiveCAlias], _ level: Int
  ) -> Self {
    if name == "NSObject", arguments.count == 1 { return Self(name: arguments[0].name ?? "") }
    let words = CamelCase.words(name)
    guard ["Array", "Set"].contains(words.last ?? "") || ["NSArray", "NSSet"].contains(name) else {
      return Self(name: numbers[name]?.name ?? name)
    }
    if ["NSArray", "NSSet", "NSMutableArray", "NSMutableSet", "NSOrderedSet"].contains(name) {
      let element = arguments.first.map { Self($0, aliases: aliases, level: level + 1).name } ?? "Object"
      return Self(name: name, element: element)
    }
    return Self(name: name, element: words.dropLast().joined())
  }

  private static func named(
    _ name: String, _ arguments: [ObjectiveCType], _ aliases: [String: ObjectiveCAlias], _ level: Int
  ) -> Self {
    switch name {
    case "id": return Self(name: arguments.count == 1 ? arguments[0].name ?? "" : "Object")
    case "SEL": return Self(name: "Selector")
    case "NSInteger", "NSUInteger", "CGFloat": return Self(name: name)
    default: break
    }
    if let number = numbers[name] { return number }
    // A `typedef` of an anonymous structure keeps its own name.
    if let alias = aliases[name], alias.type.name?.contains("(") != true, alias.type.name != name {
      let resolved = Self(alias.type, aliases: aliases, level: level + 1)
      return resolved.isEmpty ? Self(name: name) : resolved
    }
    return Self(name: name)
  }

  private static let numbers: [String: Self] = [
    "BOOL": Self(name: "Bool", isBoolean: true), "_Bool": Self(name: "Bool", isBoolean: true),
    "void": Self(name: "Void"), "float": Self(name: "Float"), "double": Self(name: "Double"),
    "char": Self(name: "Int8"), "signed char": Self(name: "Int8"), "unsigned char": Self(name: "UInt8"),
    "short": Self(name: "Int16"), "unsigned short": Self(name: "UInt16"), "int": Self(name: "Int32"),
    "unsigned int": Self(name: "UInt32"), "unsigned": Self(name: "UInt32"), "long": Self(name: "Int64"),
    "unsigned long": Self(name: "UInt64"), "long long": Self(name: "Int64"),
    "unsigned long long": Self(name: "UInt64"),
  ]
}
