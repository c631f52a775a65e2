/// Converts Objective-C types to the Swift types as which Swift imports them.
struct TypeMapper {
  /// How to write a class that neither the app nor a framework declares.
  enum UnknownClasses {
    /// `Any` replaces the class.
    case any
    /// The class keeps its name, so that another step can generate a declaration for it.
    case named
  }

  let table: TypeTable
  var unknownClasses = UnknownClasses.any
  /// The names of the generic parameters of the class whose members are written.
  var typeParameters: Set<String> = []

  private static let mostLevels = 16

  /// - Parameter missing: receives the names of types that neither the app nor a framework declares.
  func map(
    _ type: ObjectiveCType, _ missing: inout Set<String>, level: Int = 0
  ) throws(LeftOutReason) -> MappedType {
    guard level < Self.mostLevels else { throw .notImported }
    switch type.form {
    case .named(let name, let arguments): return try named(name, arguments, type, &missing, level)
    case .block(let result, let parameters):
      var mapped = try closure(result, parameters, &missing, level)
      mapped.nullability = type.nullability
      return mapped
    case .pointer(let pointee): return try pointer(to: pointee, type, &missing, level)
    case .function, .array: throw .notImported
    }
  }

  // MARK: Names

  private func named(
    _ name: String, _ arguments: [ObjectiveCType], _ type: ObjectiveCType, _ missing: inout Set<String>, _ level: Int
  ) throws(LeftOutReason) -> MappedType {
    if typeParameters.contains(name) { return object(name, type) }
    switch name {
    case "id":
      if arguments.isEmpty { return MappedType(text: "Any", nullability: type.nullability, empty: "NSObject()") }
      return try existential(nil, arguments, type, &missing)
    case "Class": return object("AnyClass", type)
    case "instancetype": return object("Self", type)
    default: break
    }
    switch table.meaning(of: name) {
    case .value(let text, let empty): return MappedType(text: text, empty: empty)
    case .alias(let underlying):
      var mapped = try map(underlying, &missing, level: level + 1)
      if mapped.nullability != nil, type.nullability != .unspecified { mapped.nullability = type.nullability }
      return mapped
    case .class(let text): return MappedType(text: text, isObject: true)
    case nil:
      missing.insert(name)
      throw .unknownType(name)
    }
  }

  private func object(_ text: String, _ type: ObjectiveCType, empty: String? = nil) -> MappedType {
    MappedType(text: text, nullability: type.nullability, isObject: true, empty: empty)
  }

  /// The type of an object that conforms to protocols, such as `id<A>` or `UIView<A> *`.
  private func existential(
    _ base: String?, _ protocols: [ObjectiveCType], _ type: ObjectiveCType, _ missing: inout Set<String>
  ) throws(LeftOutReason) -> MappedType {
    var names = base.map { [$0] } ?? []
    for name in protocols.compactMap(\.name) {
      if let known = table.protocolName(name) {
        names.append(known)
      } else {
        missing.insert(name)
      }
    }
    if names.isEmpty { return MappedType(text: "Any", nullability: type.nullability, empty: "NSObject()") }
    if names.count == 1, base != nil { return object(names[0], type) }
    return object("any " + names.joined(separator: " & "), type)
  }

  // MARK: Pointers

  private func pointer(
    to pointee: ObjectiveCType, _ type: ObjectiveCType, _ missing: inout Set<String>, _ level: Int
  ) throws(LeftOutReason) -> MappedType {
    if case .function(let result, let parameters) = pointee.form {
      var mapped = try closure(result, parameters, &missing, level)
      mapped.text = "@convention(c) \(mapped.text)"
      mapped.nullability = type.nullability
      return mapped
    }
    if case .named(let name, let arguments) = pointee.form {
      if let collection = try collection(name, arguments, type, &missing, level) { return collection }
      if let (text, empty) = Self.bridged[name] {
        return MappedType(text: text, nullability: type.nullability, empty: empty)
      }
      if typeParameters.contains(name) { return object(name, type) }
      if case .class(let text)? = table.meaning(of: name) {
        return try classPointer(text, name, arguments, type, &missing, level)
      }
      if table.classNames.contains(name) {
        missing.insert(name)
        if unknownClasses == .named, SwiftText.isIdentifier(name) { return object(SwiftText.name(name), type) }
        return MappedType(text: "Any", nullability: type.nullability, empty: "NSObject()")
      }
      if name == "void" {
        let text = pointee.isConstant ? "UnsafeRawPointer" : "UnsafeMutableRawPointer"
        return MappedType(text: text, nullability: type.nullability)
      }
    }
    let mapped = try map(pointee, &missing, level: level + 1)
    let text = pointee.name == "BOOL" ? "ObjCBool" : mapped.nested
    return MappedType(
      text: pointee.isConstant ? "UnsafePointer<\(text)>" : "UnsafeMutablePointer<\(text)>",
      nullability: type.nullability)
  }

  private func classPointer(
    _ text: String, _ name: String, _ arguments: [ObjectiveCType], _ type: ObjectiveCType,
    _ missing: inout Set<String>, _ level: Int
  ) throws(LeftOutReason) -> MappedType {
    if let framework = table.frameworks[text], framework.isGeneric {
      return try generic(text, framework, arguments, type, &missing, level)
    }
    let protocols = arguments.filter { $0.name != nil && table.protocolName($0.name ?? "") != nil }
    return try existential(text, protocols, type, &missing)
  }

  /// A generic class of a framework. Its type arguments remain Objective-C classes: `NSCache<NSString, UIImage>`.
  private func generic(
    _ text: String, _ framework: FrameworkType, _ arguments: [ObjectiveCType], _ type: ObjectiveCType,
    _ missing: inout Set<String>, _ level: Int
  ) throws(LeftOutReason) -> MappedType {
    guard framework.kind == .class else { throw .notImported }
    let any = text.hasPrefix("NSFetch") ? "any NSFetchRequestResult" : "AnyObject"
    var texts: [String] = []
    for index in 0..<framework.genericParameters {
      guard index < arguments.count, let name = arguments[index].pointee?.name else {
        texts.append(any)
        continue
      }
      let isClass = table.frameworks[name]?.kind == .class
      let mapped = try map(arguments[index], &missing, level: level + 1)
      texts.append(isClass ? name : mapped.isObject ? mapped.text : any)
    }
    return object("\(text)<\(texts.joined(separator: ", "))>", type)
  }

  private func collection(
    _ name: String, _ arguments: [ObjectiveCType], _ type: ObjectiveCType, _ missing: inout Set<String>, _ level: Int
  ) throws(LeftOutReason) -> MappedType? {
    let text: String
    switch name {
    case "NSArray": text = "[\(try element(arguments.first, &missing, level))]"
    case "NSSet": text = "Set<\(try key(arguments.first, &missing, level))>"
    case "NSDictionary":
      let value = try element(arguments.count == 2 ? arguments[1] : nil, &missing, level)
      text = "[\(try key(arguments.first, &missing, level)): \(value)]"
    default: return nil
    }
    return MappedType(text: text, nullability: type.nullability, empty: name == "NSDictionary" ? "[:]" : "[]")
  }

  private func element(
    _ type: ObjectiveCType?, _ missing: inout Set<String>, _ level: Int
  ) throws(LeftOutReason) -> String {
    guard let type else { return "Any" }
    let mapped = try map(type, &missing, level: level + 1)
    return mapped.isFunction ? "(\(mapped.text))" : mapped.text
  }

  /// The type of the keys of a dictionary or the elements of a set; `AnyHashable` if the type itself is not hashable.
  private func key(
    _ type: ObjectiveCType?, _ missing: inout Set<String>, _ level: Int
  ) throws(LeftOutReason) -> String {
    let text = try element(type, &missing, level)
    let isHashable = !text.hasPrefix("any ") && !text.hasPrefix("(") && !text.contains(" & ") && text != "AnyClass"
    return text == "Any" || !isHashable ? "AnyHashable" : text
  }

  // MARK: Closures

  private func closure(
    _ result: ObjectiveCType, _ parameters: [ObjectiveCType], _ missing: inout Set<String>, _ level: Int
  ) throws(LeftOutReason) -> MappedType {
    var texts: [String] = []
    for parameter in parameters {
      let mapped = try map(parameter, &missing, level: level + 1)
      texts.append(
        mapped.isFunction && !mapped.isOptional && !mapped.isImplicit ? "@escaping \(mapped.text)" : mapped.nested)
    }
    let mapped = try map(result, &missing, level: level + 1)
    return MappedType(text: "(\(texts.joined(separator: ", "))) -> \(mapped.nested)", isFunction: true)
  }

  /// The Foundation classes that Swift imports as value types: the Swift type, and code for an empty value; `nil` if
  /// the generated function `snugInert()` makes it.
  private static let bridged: [String: (String, String?)] = [
    "NSString": ("String", "\"\""), "NSURL": ("URL", nil), "NSDate": ("Date", "Date(timeIntervalSince1970: 0)"),
    "NSData": ("Data", "Data()"), "NSError": ("any Error", nil), "NSIndexPath": ("IndexPath", "IndexPath()"),
    "NSIndexSet": ("IndexSet", "IndexSet()"), "NSCharacterSet": ("CharacterSet", "CharacterSet()"),
    "NSUUID": ("UUID", "UUID()"), "NSLocale": ("Locale", "Locale.current"),
    "NSTimeZone": ("TimeZone", "TimeZone.current"),
    "NSCalendar": ("Calendar", "Calendar.current"), "NSDateComponents": ("DateComponents", "DateComponents()"),
    "NSDateInterval": ("DateInterval", "DateInterval()"), "NSURLComponents": ("URLComponents", "URLComponents()"),
    "NSURLQueryItem": ("URLQueryItem", nil), "NSURLRequest": ("URLRequest", nil),
    "NSNotification": ("Notification", nil),
    "NSPersonNameComponents": ("PersonNameComponents", "PersonNameComponents()"),
  ]
}
