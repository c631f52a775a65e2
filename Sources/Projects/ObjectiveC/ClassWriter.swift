/// Writes the Swift declaration that stands in for an Objective-C class.
struct ClassWriter {
  private let entry: ClassHierarchy.Entry
  private let hierarchy: ClassHierarchy
  private let table: TypeTable
  /// The members of the protocols that the headers declare, by the names of the protocols.
  private let protocols: [String: [InertMember]]
  private let access: AccessLevels
  private(set) var count = 0
  private(set) var lines: [String] = []

  init(
    _ entry: ClassHierarchy.Entry, in hierarchy: ClassHierarchy, protocols: [String: [InertMember]],
    access: AccessLevels, isThere: (String) -> Bool
  ) {
    self.access = access
    self.entry = entry
    self.hierarchy = hierarchy
    self.protocols = protocols
    table = hierarchy.table
    let name = NestedName(entry.name, isThere: isThere)
    let generics = entry.container.typeParameters
    let clause = generics.isEmpty ? "" : "<\(generics.map { "\($0): AnyObject" }.joined(separator: ", "))>"
    let conformances = adopted()
    let inherited = ([entry.superclass] + conformances.names).joined(separator: ", ")
    var body = ["\(open("class \(entry.name)"))class \(name.simple)\(clause): \(inherited) {"]
    var keys = hierarchy.inheritedMembers(of: entry.container.name)
    for requirement in conformances.requirements where keys.insert(requirement.key).inserted {
      if let declaration = requirement.declaration { body.append("  " + text(of: declaration)) }
    }
    let adopted = Dictionary(conformances.members.map { ($0.key, $0) }) { first, _ in first }
    for member in entry.members + conformances.members where keys.insert(member.key).inserted {
      var member = member
      if let other = adopted[member.key] { member.adopt(other) }
      body.append("  " + member.inClass(access, mayStore: generics.isEmpty))
      count += 1
    }
    body += initializers(required: conformances.initializers).map { "  \($0)" }
    lines = name.wrapped(body + ["}"])
  }

  private func open(_ text: String) -> String { access.modifier("open", for: text) }

  // MARK: Protocols

  private struct Adopted {
    var names: [String] = []
    var members: [InertMember] = []
    var requirements: [FrameworkMember] = []
    var initializers: [InertInitializer] = []
  }

  /// The protocols that the class adopts and none of its superclasses does, with the members that the class has to
  /// declare for them.
  private func adopted() -> Adopted {
    var result = Adopted()
    var known = table.frameworks.protocols(of: hierarchy.root(of: entry.container.name))
    known.formUnion(["NSObjectProtocol", "NSObject"])
    for above in hierarchy.chain(from: entry.container.name).dropFirst() {
      known.formUnion(above.container.protocols.compactMap(table.protocolName))
    }
    for name in entry.container.protocols {
      guard let swiftName = table.protocolName(name), known.insert(swiftName).inserted else { continue }
      result.names.append(swiftName)
      if let members = protocols[name] {
        result.members += members
      } else {
        result.requirements += table.frameworks.requirements(of: swiftName)
        result.initializers += table.frameworks.requiredInitializers(of: swiftName).compactMap {
          InertInitializer($0, table.frameworks)
        }
        known.formUnion(table.frameworks.protocols(of: swiftName))
      }
    }
    return result
  }

  /// Swift code that implements a requirement of a framework's protocol: it returns an empty value or does nothing.
  private func text(of declaration: String) -> String {
    let text = declaration.replacing("mutating ", with: "")
    if text.hasPrefix("var ") || text.hasPrefix("static var ") {
      let head = text.replacing(/\s*\{.*$/, with: "")
      return "\(open(entry.name))\(head) { get { \(InertValue.call) } \(text.contains(" set") ? "set {} " : "")}"
    }
    return
      "\(open(entry.name))\(text.replacing("static func", with: "class func")) \(text.contains("->") ? "{ \(InertValue.call) }" : "{}")"
  }

  // MARK: Initializers

  private func initializers(required: [InertInitializer]) -> [String] {
    let inherited = hierarchy.inheritedDesignated(of: entry)
    let own = ClassHierarchy.declared(entry.initializers).filter { !$0.isUnavailable }
    var written: [String] = []
    let designated = own.filter { !$0.isConvenience }
    let inheritedKeys = Set(inherited.map(\.key))
    var extra = required.filter { !inheritedKeys.contains($0.key) && !own.map(\.key).contains($0.key) }
    for index in extra.indices { extra[index].isRequired = true }
    for initializer in designated + extra {
      let overridden = inherited.first { $0.key == initializer.key }
      written.append(self.designated(initializer, overriding: overridden, inherited))
    }
    if !designated.isEmpty || !extra.isEmpty {
      let keys = Set(designated.map(\.key))
      for initializer in inherited where !keys.contains(initializer.key) {
        written.append(self.designated(initializer, overriding: initializer, inherited))
      }
    }
    let all = hierarchy.designated(of: entry.container.name) + extra
    // `init()` always counts as declared: every class has it, or another initializer that makes an object in the same
    // way.
    let keys = Set(all.map(\.key)).union(table.frameworks.initializers(of: hierarchy.root(of: entry.container.name)))
      .union(["init()"])
    for initializer in own where initializer.isConvenience {
      // Swift rejects two initializers with the same labels.
      guard !keys.contains(initializer.key) else { continue }
      written.append(
        "\(access.modifier("public", for: initializer.declaration))convenience \(initializer.declaration) { \(Self.delegation("self", to: all)) }"
      )
    }
    return written
  }

  private func designated(
    _ initializer: InertInitializer, overriding overridden: InertInitializer?, _ inherited: [InertInitializer]
  ) -> String {
    var result = initializer
    if let overridden {
      // The parameter types are those of the superclass's initializer, which may be more precise than those in the
      // header.
      result.parameters = zip(overridden.parameters, initializer.parameters).map { overridden, own in
        var parameter = overridden
        if own.name != "_" { parameter.name = own.name }
        return parameter
      }
      result.mark = overridden.mark
      result.isThrowing = overridden.isThrowing
      let modifier = overridden.isRequired ? "required" : "override"
      let call =
        "\(overridden.isThrowing ? "try " : "")super.init(\(result.parameters.map(\.passedOn).joined(separator: ", ")))"
      return "\(access.modifier("public", for: result.declaration))\(modifier) \(result.declaration) { \(call) }"
    }
    let modifier = initializer.isRequired ? "required " : ""
    return
      "\(access.modifier("public", for: result.declaration))\(modifier)\(result.declaration) { \(Self.delegation("super", to: inherited)) }"
  }

  /// Swift code that calls the initializer whose arguments are the easiest to make, with empty values. If all
  /// initializers can fail or throw, the code is a call of `fatalError`.
  static func delegation(_ target: String, to initializers: [InertInitializer]) -> String {
    let usable = initializers.filter { $0.mark != "?" && !$0.isThrowing }
    guard let best = usable.min(by: { $0.effort < $1.effort }) else {
      return "Swift.fatalError(\"left out: Objective-C code should make this object\")"
    }
    return "\(target).\(best.emptyCall)"
  }
}
