/// Makes the Swift properties, methods and initializers that stand in for those of an Objective-C type.
struct MemberWriter {
  private let container: ObjectiveCContainer
  private let naming: MemberNaming
  private let mapper: TypeMapper
  /// The members that are left out, with the reasons.
  private(set) var leftOut: [InertSource.LeftOut] = []
  private(set) var missing: Set<String> = []
  private(set) var members: [InertMember] = []
  /// The initializers, including factory methods that Swift imports as initializers.
  private(set) var initializers: [InertInitializer] = []

  /// - Parameters:
  ///   - container: the Objective-C type.
  ///   - isClass: whether the type is a class, rather than a protocol.
  ///   - mapper: converts Objective-C types to Swift types.
  ///   - aliases: the `typedef`s of the headers, by their names.
  ///   - properties: the names of the class's properties, including inherited ones.
  init(
    _ container: ObjectiveCContainer, isClass: Bool, mapper: TypeMapper, aliases: [String: ObjectiveCAlias],
    properties: PropertyNames
  ) {
    self.container = container
    self.mapper = mapper
    naming = MemberNaming(container, isClass: isClass, aliases: aliases, properties: properties)
    for property in container.properties where !property.attributes.isUnavailable {
      write("\(container.name).\(property.name)") { (self) throws(LeftOutReason) in try self.add(property) }
    }
    let accessors = Set(container.properties.flatMap { Self.accessors(of: $0) })
    for method in container.methods where !accessors.contains("\(method.isInstance)\(method.selector)") {
      let sign = method.isInstance ? "-" : "+"
      write("\(sign)[\(container.name) \(method.selector)]") { (self) throws(LeftOutReason) in try self.add(method) }
    }
  }

  private mutating func write(
    _ declaration: String, _ add: (inout Self) throws(LeftOutReason) -> Void
  ) {
    do throws(LeftOutReason) {
      try add(&self)
    } catch {
      leftOut.append(.init(declaration: declaration, reason: error.words))
    }
  }

  /// The getter and the setter of a property: the selector of each, after `true` for an instance method or `false` for
  /// a class method.
  private static func accessors(of property: ObjectiveCProperty) -> [String] {
    let setter = "set\(property.name.prefix(1).uppercased())\(property.name.dropFirst()):"
    return [property.getter ?? property.name, setter].map { "\(!property.isOfClass)\($0)" }
  }

  // MARK: Properties

  private mutating func add(_ property: ObjectiveCProperty) throws(LeftOutReason) {
    let name = naming.name(of: property)
    guard name.labels == nil else { throw .notImported }
    let type = try mapper.map(property.type, &missing)
    guard type.text != "Self" else { throw .notImported }
    let text = SwiftText.name(name.base)
    var value = Self.value(of: type, isWeak: property.isWeak)
    if property.isOfClass, type.isObject { value = InertValue.shared(value) }
    var member = InertMember(
      key: property.isOfClass ? "static \(name.base)" : name.base, signature: "var \(text): \(type.whole)", value: value
    )
    member.isProperty = true
    member.isStatic = property.isOfClass
    member.isOptional = property.isOptional
    member.isWritable = !property.isReadOnly
    if !property.isWeak {
      member.storage = value.hasPrefix(InertValue.prefix) ? "lazy " : ""
    } else if type.isObject, type.isOptional || type.isImplicit {
      member.storage = "weak "
    }
    members.append(member)
  }

  /// Swift code for an empty value of a type.
  static func value(of type: MappedType, isWeak: Bool = false) -> String {
    if type.isOptional || (type.isImplicit && (isWeak || type.isFunction || type.text == "Any")) { return "nil" }
    if type.isImplicit, type.empty == nil { return InertValue.optionalCall }
    return type.empty ?? InertValue.call
  }

  // MARK: Methods

  private mutating func add(_ method: ObjectiveCMethod) throws(LeftOutReason) {
    let imported = naming.name(of: method)
    if method.attributes.isUnavailable && !imported.isInitializer { return }
    // Swift does not import methods that take any number of arguments.
    if method.isVariadic { throw .notImported }
    let parameters = try self.parameters(of: method, imported)
    if imported.isInitializer {
      let nullability = method.selector == "init" ? .never : method.result.nullability
      initializers.append(
        InertInitializer(
          labels: imported.name.labels ?? [], parameters: parameters,
          mark: nullability == .never || imported.error != nil ? "" : nullability == .possible ? "?" : "!",
          isThrowing: imported.error != nil, isConvenience: imported.isFactory, isDesignated: method.isDesignated,
          isUnavailable: method.attributes.isUnavailable))
      return
    }
    var result = try mapper.map(method.result, &missing)
    if imported.error != nil {
      if result.text == "Bool" { result = MappedType(text: "Void", empty: "()") }
      if result.nullability != nil { result.nullability = .never }
    }
    let list = parameters.map(\.declaration).joined(separator: ", ")
    var signature = "func \(SwiftText.name(imported.name.base))(\(list))"
    if imported.error != nil { signature += " throws" }
    if result.text != "Void" { signature += " -> \(result.whole)" }
    let isSelf = result.text == "Self" && method.isInstance
    var value = result.text == "Void" ? "" : isSelf ? "self" : Self.value(of: result)
    if !method.isInstance, parameters.isEmpty, result.isObject { value = InertValue.shared(value) }
    var member = InertMember(
      key: (method.isInstance ? "" : "static ") + imported.name.key, signature: signature, value: value)
    member.isStatic = !method.isInstance
    member.isOptional = method.isOptional
    members.append(member)
  }

  private mutating func parameters(
    of method: ObjectiveCMethod, _ imported: ImportedMethod
  ) throws(LeftOutReason) -> [InertParameter] {
    let labels = imported.name.labels ?? []
    if imported.hasDummy { return [InertParameter(label: labels[0], name: "_", type: "()", empty: "()", initial: nil)] }
    let defaults = DefaultArguments(
      method, base: imported.name.base, labels: labels, error: imported.error, aliases: naming.aliases)
    var written: [InertParameter] = []
    for (index, parameter) in method.parameters.enumerated() where index != imported.error {
      let type = try mapper.map(parameter.type, &missing)
      let label = written.count < labels.count ? labels[written.count] : ""
      written.append(
        InertParameter(
          type, label: label, name: parameter.name, number: index, isNoEscape: parameter.isNoEscape,
          initial: defaults.values[index]))
    }
    return written
  }
}
