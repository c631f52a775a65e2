/// Computes the Swift names as which Swift imports the members of an Objective-C type.
struct MemberNaming {
  /// The Objective-C name of the type that has the members.
  let type: String
  let isClass: Bool
  let aliases: [String: ObjectiveCAlias]
  let properties: PropertyNames

  /// - Parameters:
  ///   - container: the type that has the members.
  ///   - isClass: whether the type is a class, rather than a protocol.
  ///   - aliases: the `typedef`s of the headers, by their names.
  ///   - properties: the names of the class's properties, including inherited ones.
  init(
    _ container: ObjectiveCContainer, isClass: Bool, aliases: [String: ObjectiveCAlias], properties: PropertyNames
  ) {
    type = container.name
    self.isClass = isClass
    self.aliases = aliases
    self.properties = properties
  }

  /// The Swift name of a property.
  func name(of property: ObjectiveCProperty) -> SwiftName {
    if let said = property.attributes.swiftName.flatMap(SwiftName.init(attribute:)) { return said }
    let isBoolean = omitted(property.type).isBoolean
    var words = NeedlessWords(base: isBoolean ? property.getter ?? property.name : property.name)
    var context = NeedlessWords.Context(
      type: OmittedTypeName(name: type), isProperty: true, properties: properties.ofObjects)
    context.result = omitted(property.type)
    words.omit(context)
    return SwiftName(base: property.attributes.isRefined ? "__\(words.base)" : words.base)
  }

  /// The Swift name of a method or initializer.
  func name(of method: ObjectiveCMethod) -> ImportedMethod {
    let error = errorIndex(of: method)
    if let said = saidName(of: method, error: error) { return said }
    let prefix = method.isInitializer ? 4 : factoryPrefix(of: method)
    var words = NeedlessWords(base: prefix == nil ? method.pieces[0] : "init")
    words.labels = method.parameters.isEmpty ? [] : [""] + method.pieces.dropFirst().dropLast()
    if let prefix {
      let label = Self.label(ofInitializer: method.pieces[0], prefix: prefix)
      if !words.labels.isEmpty {
        words.labels[0] = label
      } else if !label.isEmpty {
        words.labels = [label]
      }
    }
    let hasDummy = method.parameters.isEmpty && !words.labels.isEmpty
    var removed: Int?
    if let error, prefix == nil || error > 0 {
      removed = error
      removeError(at: error, &words)
    }
    words.omit(context(of: method, without: removed, words: words))
    if method.attributes.isRefined {
      if prefix == nil {
        words.base = "__\(words.base)"
      } else {
        words.labels = ["__\(words.labels.first ?? "")"] + words.labels.dropFirst()
      }
    }
    return ImportedMethod(
      name: SwiftName(base: words.base, labels: words.labels), isInitializer: prefix != nil,
      isFactory: !method.isInitializer && prefix != nil, error: removed, hasDummy: hasDummy)
  }

  /// The name that `NS_SWIFT_NAME` gives a method; `nil` if there is no such attribute, or its number of labels does
  /// not fit.
  private func saidName(of method: ObjectiveCMethod, error: Int?) -> ImportedMethod? {
    guard let said = method.attributes.swiftName.flatMap(SwiftName.init(attribute:)), let labels = said.labels else {
      return nil
    }
    let isInitializer = said.base == "init"
    let isFactory = isInitializer && !method.isInstance
    if labels.count == method.parameters.count {
      return ImportedMethod(name: said, isInitializer: isInitializer, isFactory: isFactory)
    }
    guard let error, labels.count == method.parameters.count - 1 else { return nil }
    return ImportedMethod(name: said, isInitializer: isInitializer, isFactory: isFactory, error: error)
  }

  private func removeError(at index: Int, _ words: inout NeedlessWords) {
    words.labels.remove(at: index)
    guard index == 0 else { return }
    for suffix in ["AndReturnError", "WithError"] where words.base.hasSuffix(suffix) && words.base != suffix {
      words.base = String(words.base.dropLast(suffix.count))
      return
    }
  }

  private func context(
    of method: ObjectiveCMethod, without error: Int?, words: NeedlessWords
  ) -> NeedlessWords.Context {
    var context = NeedlessWords.Context(type: OmittedTypeName(name: type))
    context.properties = method.isInstance ? properties.ofObjects : properties.ofClass
    let defaults = DefaultArguments(method, base: words.base, labels: words.labels, error: error, aliases: aliases)
    for (index, parameter) in method.parameters.enumerated() where index != error {
      var name = omitted(parameter.type)
      name.hasDefault = defaults.values[index] != nil
      context.parameters.append(name)
    }
    context.firstParameter = method.parameters.first?.name ?? ""
    context.result = omitted(method.result)
    context.returnsSelf = method.result.name == "instancetype" || method.isInitializer
    return context
  }

  // MARK: Initializers

  /// The number of characters at the beginning of a factory method's name that repeat the class's name, such as 4 for
  /// `+[Note noteWithTitle:]`; `nil` if the method is not a factory method.
  private func factoryPrefix(of method: ObjectiveCMethod) -> Int? {
    guard !method.isInstance, isClass, let first = method.pieces.first else { return nil }
    guard method.result.name == "instancetype" || method.result.pointee?.name == type else { return nil }
    let rest = TypeNameMatch.rest(of: first, afterLeading: type)
    guard rest != first, rest.isEmpty || !method.parameters.isEmpty else { return nil }
    return first.count - rest.count
  }

  private static func label(ofInitializer piece: String, prefix: Int) -> String {
    let rest = String(piece.dropFirst(prefix))
    guard rest.hasPrefix("With") else { return CamelCase.lowercasingWord(rest) }
    let label = CamelCase.lowercasingWord(String(rest.dropFirst(4)))
    return SwiftText.name(label) == label ? label : "with\(rest.dropFirst(4))"
  }

  /// The index of the `NSError **` parameter that Swift turns into `throws`; `nil` if the method does not throw.
  private func errorIndex(of method: ObjectiveCMethod) -> Int? {
    guard !method.attributes.keepsError else { return nil }
    for (index, parameter) in method.parameters.enumerated().reversed() {
      if case .block = resolved(parameter.type).form { continue }
      guard parameter.type.isErrorPlace else { return nil }
      let result = resolved(method.result)
      if ["BOOL", "_Bool", "Boolean"].contains(result.name ?? "") { return index }
      let isObject = result.pointee != nil || ["id", "instancetype", "Class"].contains(result.name ?? "")
      return isObject && method.result.nullability != .never ? index : nil
    }
    return nil
  }

  // MARK: Types

  /// The type that a name means after `typedef`s are replaced by their types.
  private func resolved(_ type: ObjectiveCType) -> ObjectiveCType {
    var type = type
    for _ in 0..<8 {
      guard let name = type.name, name != "BOOL", name != "instancetype", let alias = aliases[name] else { break }
      type = alias.type
    }
    return type
  }

  private func omitted(_ type: ObjectiveCType) -> OmittedTypeName { OmittedTypeName(type, aliases: aliases) }
}
