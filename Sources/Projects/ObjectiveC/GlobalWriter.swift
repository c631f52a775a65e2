/// Writes Swift declarations for the global variables, constants and functions that headers declare in C.
struct GlobalWriter {
  let mapper: TypeMapper
  let aliases: [String: ObjectiveCAlias]
  let frameworks: FrameworkTypes
  let access: AccessLevels
  private(set) var lines: [String] = []
  private(set) var leftOut: [InertSource.LeftOut] = []
  private(set) var missing: Set<String> = []
  private(set) var count = 0
  private var keys: Set<String> = []

  init(
    mapper: TypeMapper, aliases: [String: ObjectiveCAlias], frameworks: FrameworkTypes, access: AccessLevels
  ) {
    self.access = access
    self.mapper = mapper
    self.aliases = aliases
    self.frameworks = frameworks
  }

  private mutating func write(_ declaration: String, _ add: (inout Self) throws(LeftOutReason) -> Void) {
    do throws(LeftOutReason) {
      try add(&self)
    } catch {
      leftOut.append(.init(declaration: declaration, reason: error.words))
    }
  }

  private mutating func add(_ line: String, key: String, in context: String? = nil) {
    guard keys.insert("\(context ?? "").\(key)").inserted else { return }
    lines.append(context.map { "extension \($0) { \(line) }" } ?? line)
    count += 1
  }

  // MARK: Variables

  /// Writes the declaration of a global variable or constant.
  mutating func add(_ item: ObjectiveCVariable) {
    write(item.name) { (self) throws(LeftOutReason) in try self.write(item) }
  }

  private mutating func write(_ item: ObjectiveCVariable) throws(LeftOutReason) {
    guard !item.attributes.isUnavailable else { return }
    if let said = item.attributes.swiftName.flatMap(SwiftName.init(attribute:)) {
      try write(item, named: said.base, in: said.context)
    } else if let name = item.type.name, let alias = aliases[name], alias.isOwnType {
      try write(item, named: Self.member(item.name, of: name), in: TypeTable.swiftName(alias.attributes) ?? name)
    } else if !item.isMacro, item.type.pointee?.name == "NSString" || item.type.name == "NSNotificationName",
      let name = Self.notification(item.name)
    {
      let text = "public static let \(SwiftText.name(name)) = Notification.Name(\"\(item.name)\")"
      add(text, key: name, in: "Notification.Name")
    } else {
      try write(item, named: item.name, in: nil)
    }
  }

  private mutating func write(
    _ item: ObjectiveCVariable, named name: String, in context: String?
  ) throws(LeftOutReason) {
    if let context, !isType(context) { throw .unknownType(context) }
    let type = try mapper.map(item.type, &missing)
    var value = item.number.flatMap { Self.literal($0, of: type.text) } ?? MemberWriter.value(of: type)
    // The value of a text constant is its own name, so that different constants are not equal.
    if type.text == "String" { value = "\"\(item.name)\"" }
    if let name = item.type.name, aliases[name]?.isOwnType == true {
      value = "\(type.text)(rawValue: \(rawValue(of: item)))"
    }
    let isConstant = item.type.isConstant || item.number != nil || type.text == "String"
    let plain = type.isImplicit ? MappedType(text: type.text) : type
    let whole = type.text == "String" ? plain.whole : type.whole
    let head = access.modifier("public", for: whole) + (context == nil ? "" : "static ")
    let body = isConstant ? "{ \(value) }" : "{ get { \(value) } set {} }"
    add("\(head)var \(SwiftText.name(name)): \(whole) \(body)", key: name, in: context)
  }

  /// The raw value of a constant whose type Swift imports as a structure with a raw value: the constant's name for a
  /// text, otherwise its number, or zero if that is not known.
  private func rawValue(of item: ObjectiveCVariable) -> String {
    let underlying = item.type.name.flatMap { aliases[$0]?.type }
    return underlying?.pointee?.name == "NSString" ? "\"\(item.name)\"" : item.number ?? "0"
  }

  private func isType(_ name: String) -> Bool {
    let parts = name.split(separator: ".").map(String.init)
    guard parts.allSatisfy(SwiftText.isIdentifier) else { return false }
    return frameworks[name] != nil || parts.count > 1 || mapper.table.meaning(of: name) != nil
      || mapper.table.isInSwift(name)
  }

  private static func literal(_ number: String, of type: String) -> String? {
    guard
      number.wholeMatch(of: /-?(?:0[xX][0-9A-Fa-f]{1,16}|[0-9]{1,19}(?:\.[0-9]{0,20})?(?:[eE][-+]?[0-9]{1,3})?)/) != nil
    else { return nil }
    let text = number.hasSuffix(".") ? "\(number)0" : number
    let isFloating = ["Double", "Float", "CGFloat", "TimeInterval"].contains(type)
    let isInteger = type.hasPrefix("Int") || type.hasPrefix("UInt")
    return isFloating || (isInteger && Int64(number) != nil) ? text : nil
  }

  /// The name of a constant as a static member of its type: without the words that repeat the type's name, and without
  /// a leading `k`.
  private static func member(_ name: String, of type: String) -> String {
    let bytes = Array(name.utf8.prefix(2))
    let hasMark = bytes.count == 2 && bytes[0] == UInt8(ascii: "k") && CamelCase.isUppercase(bytes[1])
    let plain = hasMark ? String(name.dropFirst()) : name
    if let notification = notification(name) { return notification }
    let prefix = CamelCase.commonPrefix(type, plain).text
    let rest = String(plain.dropFirst(prefix.count))
    guard !rest.isEmpty else { return name }
    return prefix.isEmpty && !hasMark ? rest : CamelCase.lowercasingInitialism(rest)
  }

  /// The member of `Notification.Name` for a constant such as `NoteDidChangeNotification`: its name without the ending;
  /// `nil` if the name has another ending.
  private static func notification(_ name: String) -> String? {
    let suffix = "Notification"
    guard name.hasSuffix(suffix), name.count > suffix.count else { return nil }
    let rest = String(name.dropLast(suffix.count))
    let bytes = Array(rest.utf8.prefix(2))
    guard bytes.count == 2, bytes[0] == UInt8(ascii: "k"), CamelCase.isUppercase(bytes[1]) else { return rest }
    return CamelCase.lowercasingInitialism(String(rest.dropFirst()))
  }

  // MARK: Functions

  /// Writes the declaration of a C function.
  mutating func add(_ item: ObjectiveCFunction) {
    write("\(item.name)()") { (self) throws(LeftOutReason) in try self.write(item) }
  }

  private mutating func write(_ item: ObjectiveCFunction) throws(LeftOutReason) {
    guard !item.attributes.isUnavailable else { return }
    if item.isVariadic { throw .notImported }
    let said = item.attributes.swiftName.flatMap(SwiftName.init(attribute:))
    if let context = said?.context, !isType(context) { throw .unknownType(context) }
    let result = try mapper.map(item.result, &missing)
    var parameters: [InertParameter] = []
    for (index, parameter) in item.parameters.enumerated() where index != said?.selfIndex {
      let label = said?.labels.flatMap { parameters.count < $0.count ? $0[parameters.count] : nil } ?? ""
      let type = try mapper.map(parameter.type, &missing)
      parameters.append(
        InertParameter(type, label: label, name: parameter.name, number: index, isNoEscape: parameter.isNoEscape))
    }
    let name = said?.base ?? item.name
    let value = result.text == "Void" ? "" : MemberWriter.value(of: result)
    let list = parameters.map(\.declaration).joined(separator: ", ")
    let arrow = result.text == "Void" ? "" : " -> \(result.whole)"
    let isOfType = said?.context != nil && said?.selfIndex == nil
    let modifier = access.modifier("public", for: list + arrow) + (isOfType ? "static " : "")
    if said?.isGetter == true {
      add("\(modifier)var \(SwiftText.name(name)): \(result.whole) { \(value) }", key: name, in: said?.context)
      return
    }
    // A setter is left out, since the property is written for its getter. An initializer is left out, since there is no
    // code that makes an empty value in it.
    if said?.isSetter == true || name == "init" { throw .notImported }
    let attribute = result.text == "Void" ? "" : "@discardableResult "
    let key = SwiftName(base: name, labels: parameters.map(\.label)).key
    let body = value.isEmpty ? "{}" : "{ \(value) }"
    add("\(attribute)\(modifier)func \(SwiftText.name(name))(\(list))\(arrow) \(body)", key: key, in: said?.context)
  }
}
