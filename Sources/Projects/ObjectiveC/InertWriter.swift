/// Writes the Swift source that stands in for the declarations of an app's Objective-C headers.
struct InertWriter {
  /// A protocol that the headers declare.
  private struct ProtocolEntry {
    var name: String
    var clause: String
    var members: [InertMember]
  }

  private let interfaces: ObjectiveCInterfaces
  private let classesByName: [String: ObjectiveCContainer]
  private let importedFrameworks: [String]
  private let frameworks: FrameworkTypes
  private let table: TypeTable
  private let mapper: TypeMapper
  private var access: AccessLevels
  private var hierarchy: ClassHierarchy
  private var protocols: [ProtocolEntry] = []
  /// The members of the protocols, including inherited ones, by the Objective-C names of the protocols.
  private var protocolMembers: [String: [InertMember]] = [:]
  private var types: PlainTypeWriter
  private var missing: Set<String> = []
  private var lines: [String] = []
  private(set) var source = InertSource()

  /// - Parameters:
  ///   - interfaces: the declarations of the headers.
  ///   - declaredInSwift: the names of types that the app's Swift sources declare. They are not declared again.
  ///   - frameworks: the types of the modules that the app is compiled against.
  ///   - importedFrameworks: the names of the frameworks that the headers import.
  ///   - unknownClasses: how to write a class that neither the app nor a framework declares.
  init(
    _ interfaces: ObjectiveCInterfaces, declaredInSwift: Set<String>, frameworks: FrameworkTypes,
    importedFrameworks: [String], unknownClasses: TypeMapper.UnknownClasses
  ) {
    self.interfaces = interfaces
    classesByName = Dictionary(interfaces.classes.map { ($0.name, $0) }) { first, _ in first }
    self.importedFrameworks = importedFrameworks
    self.frameworks = frameworks
    table = TypeTable(interfaces, declaredInSwift: declaredInSwift, frameworks: frameworks)
    mapper = TypeMapper(table: table, unknownClasses: unknownClasses)
    access = AccessLevels(declaredInSwift)
    hierarchy = ClassHierarchy(table)
    types = PlainTypeWriter(interfaces, mapper: mapper)
    readProtocols()
    readClasses()
    findInternalTypes()
    writeProtocols()
    writeClasses()
    writeCategories()
    writeTypesOfC()
    writeGlobals()
    finish()
  }

  private func members(_ container: ObjectiveCContainer, isClass: Bool) -> MemberWriter {
    var mapper = mapper
    mapper.typeParameters = Set(container.typeParameters)
    return MemberWriter(
      container, isClass: isClass, mapper: mapper, aliases: interfaces.aliases,
      properties: isClass ? propertyNames(of: container) : PropertyNames())
  }

  /// The names of the properties of a class, including inherited ones.
  private func propertyNames(of container: ObjectiveCContainer) -> PropertyNames {
    var names = PropertyNames()
    names.add(container)
    var next = classesByName[container.name] == nil ? container.name : container.superclass
    for _ in 0..<32 {
      guard let name = next else { break }
      guard let above = classesByName[name] else {
        if let framework = table.frameworkName(name) { names.add(frameworks.members(of: framework)) }
        break
      }
      names.add(above)
      next = above.superclass
    }
    return names
  }

  private mutating func takeNotes(of writer: MemberWriter) {
    source.leftOut += writer.leftOut
    missing.formUnion(writer.missing)
  }

  /// Whether a type with a Swift name exists, so that nested types can be declared in an extension of it.
  private func isThere(_ name: String) -> Bool {
    table.isInSwift(name) || frameworks[name] != nil || hierarchy.entries.values.contains { $0.name == name }
  }

  // MARK: Reading

  private mutating func readProtocols() {
    var own: [String: [InertMember]] = [:]
    for item in interfaces.protocols where !table.isInSwift(item.name) {
      guard let name = table.protocolName(item.name) else { continue }
      let writer = members(item, isClass: false)
      takeNotes(of: writer)
      var keys: Set<String> = []
      let members = writer.members.filter { keys.insert($0.key).inserted }
      own[item.name] = members
      for initializer in writer.initializers {
        source.leftOut.append(
          .init(declaration: "\(item.name).\(initializer.key)", reason: "a protocol asks for an initializer"))
      }
      let inherited = Set(item.protocols.compactMap { $0 == item.name ? nil : table.protocolName($0) })
      let clause = inherited.isEmpty ? "AnyObject" : inherited.sorted().joined(separator: ", ")
      protocols.append(
        ProtocolEntry(name: NestedName(name) { _ in false }.simple, clause: clause, members: members))
      source.optionalMembers += members.filter(\.isOptional).map {
        String($0.key.replacing("static ", with: "").prefix { $0 != "(" })
      }
    }
    let parents = Dictionary(interfaces.protocols.map { ($0.name, $0.protocols) }) { first, _ in first }
    for name in own.keys {
      var pending = [name]
      var seen: Set<String> = []
      while let next = pending.popLast() {
        guard seen.insert(next).inserted else { continue }
        protocolMembers[name, default: []] += own[next] ?? []
        pending += parents[next] ?? []
      }
    }
  }

  private mutating func readClasses() {
    let own = interfaces.classes.filter { !table.isInSwift($0.name) }
    let names = Set(own.map(\.name))
    for item in own {
      let writer = members(item, isClass: true)
      takeNotes(of: writer)
      hierarchy.add(item, writer, ownNames: names, &missing)
    }
    hierarchy.mirrored = protocolMembers.mapValues { Set($0.map(\.key)) }
  }

  /// Finds the types that cannot be public, because their declarations name types that may be internal.
  private mutating func findInternalTypes() {
    var candidates = types.named
    candidates += protocols.map { ($0.name, $0.clause + " " + $0.members.map(\.signature).joined(separator: " ")) }
    candidates += hierarchy.entries.values.map { ($0.name, $0.superclass) }
    while true {
      let found = candidates.filter { access.isPublic($0.name) && !access.isPublic($0.text) }
      if found.isEmpty { return }
      for (name, _) in found { access.add(name) }
    }
  }

  // MARK: Writing

  private mutating func writeProtocols() {
    for item in protocols {
      let modifier = access.modifier("public", for: item.name)
      lines +=
        ["\(modifier)protocol \(item.name): \(item.clause) {"] + item.members.map { "  \($0.inProtocol)" } + ["}"]
      let optional = item.members.filter(\.isOptional)
      if !optional.isEmpty {
        lines += ["extension \(item.name) {"] + optional.map { "  \($0.inExtension(access))" } + ["}"]
      }
      source.count += item.members.count + 1
    }
  }

  private mutating func writeClasses() {
    for item in interfaces.classes {
      guard let entry = hierarchy.entries[item.name] else { continue }
      guard hierarchy.isSound(item.name) else {
        source.leftOut.append(
          .init(declaration: item.name, reason: "it inherits from itself, or from too many classes"))
        continue
      }
      let writer = ClassWriter(entry, in: hierarchy, protocols: protocolMembers, access: access, isThere: isThere)
      lines += writer.lines
      source.classes.append(item.name)
      source.count += writer.count + 1
    }
  }

  private mutating func writeCategories() {
    for item in interfaces.categories {
      guard case .class(let name)? = table.meaning(of: item.name) else {
        missing.insert(item.name)
        source.leftOut.append(.init(declaration: item.name, reason: LeftOutReason.unknownType(item.name).words))
        continue
      }
      let writer = members(item, isClass: true)
      takeNotes(of: writer)
      var keys = frameworks.members(of: name)
      let members = writer.members.filter { keys.insert($0.key).inserted }
      var body = members.map { "  \($0.inExtension(access))" }
      let known = frameworks.designatedInitializers(of: name).compactMap { InertInitializer($0, frameworks) }
      for initializer in ClassHierarchy.declared(writer.initializers)
      where !initializer.isUnavailable && !known.contains(where: { $0.key == initializer.key })
        && initializer.key != "init()"
      {
        let modifier = access.modifier("public", for: initializer.declaration)
        let call = ClassWriter.delegation("self", to: table.isInSwift(item.name) ? [] : known)
        body.append("  \(modifier)convenience \(initializer.declaration) { \(call) }")
      }
      if !body.isEmpty { lines += ["extension \(name) {"] + body + ["}"] }
      source.count += body.count
    }
  }

  private mutating func writeTypesOfC() {
    lines += types.lines(access, isThere: isThere)
    source.leftOut += types.leftOut
    source.count += types.count
    missing.formUnion(types.missing)
  }

  private mutating func writeGlobals() {
    var writer = GlobalWriter(mapper: mapper, aliases: interfaces.aliases, frameworks: frameworks, access: access)
    for item in interfaces.variables { writer.add(item) }
    for item in interfaces.functions { writer.add(item) }
    lines += writer.lines
    source.leftOut += writer.leftOut
    source.count += writer.count
    missing.formUnion(writer.missing)
  }

  private mutating func finish() {
    let makers = source.classes.compactMap { name -> (name: String, code: String)? in
      guard let entry = hierarchy.entries[name], let code = hierarchy.maker(of: name) else { return nil }
      return (entry.name, code)
    }
    let modules = frameworks.modules(namedIn: lines).filter(SwiftText.isIdentifier)
    var head = ["// Declarations for the Objective-C code of the app. Nothing is behind them."]
    // Frameworks that the headers import are re-exported: a bridging header makes its imports visible to all Swift
    // files of the app.
    let exported = Set(importedFrameworks).intersection(frameworks.modules)
    head +=
      modules.union(exported).sorted().map { (exported.contains($0) ? "@_exported import " : "import ") + $0 } + [""]
    let helper = InertValue.text(makers, seesUIKit: modules.contains("UIKit"))
    source.text = (head + lines).joined(separator: "\n") + "\n\n" + helper
    source.missingTypes = missing.sorted()
    source.optionalMembers = Set(source.optionalMembers).sorted()
  }
}
