/// The classes of the headers with what they inherit.
struct ClassHierarchy {
  /// A class of the headers.
  struct Entry {
    var container: ObjectiveCContainer
    /// Its name in Swift.
    var name: String
    var members: [InertMember]
    var initializers: [InertInitializer]
    /// The class of the headers that it inherits from.
    var parent: String?
    /// The class that it inherits from, in Swift.
    var superclass = "NSObject"
  }

  private(set) var entries: [String: Entry] = [:]
  let table: TypeTable

  init(_ table: TypeTable) { self.table = table }

  /// Adds a class.
  ///
  /// - Parameter missing: receives the name of a superclass that nobody declares.
  mutating func add(
    _ container: ObjectiveCContainer, _ writer: MemberWriter, ownNames: Set<String>, _ missing: inout Set<String>
  ) {
    var entry = Entry(
      container: container, name: TypeTable.swiftName(container.attributes) ?? SwiftText.name(container.name),
      members: writer.members, initializers: writer.initializers)
    if let parent = container.superclass {
      if ownNames.contains(parent), parent != container.name {
        entry.parent = parent
        if case .class(let name)? = table.meaning(of: parent) { entry.superclass = name }
      } else if let name = table.frameworkName(parent), let open = openClass(name) {
        entry.superclass = open
      } else if parent != "NSObject" {
        missing.insert(parent)
        entry.superclass = openClass(SuperclassGuess.superclass(for: parent)) ?? "NSObject"
      }
    }
    entries[container.name] = entry
  }

  /// The nearest class that other modules may inherit from.
  private func openClass(_ name: String) -> String? {
    var next: String? = name
    for _ in 0..<32 {
      guard let name = next, let type = table.frameworks[name], type.kind == .class else { return nil }
      if type.isOpen, !type.isGeneric { return name }
      next = type.superclass
    }
    return nil
  }

  /// A class and those of the headers that it inherits from. Classes that inherit from themselves end the list.
  func chain(from name: String) -> [Entry] {
    var chain: [Entry] = []
    var seen: Set<String> = []
    var next: String? = name
    while chain.count < Self.mostSuperclasses, let name = next, let entry = entries[name], seen.insert(name).inserted {
      chain.append(entry)
      next = entry.parent
    }
    return chain
  }

  /// Whether the superclasses of a class end, after not too many.
  func isSound(_ name: String) -> Bool {
    let chain = chain(from: name)
    return chain.count < Self.mostSuperclasses && chain.last?.parent == nil
  }

  private static let mostSuperclasses = 50

  /// The class of a framework at the end of a class's superclasses.
  func root(of name: String) -> String { chain(from: name).last?.superclass ?? "NSObject" }

  /// The keys of members that a class inherits.
  func inheritedMembers(of name: String) -> Set<String> {
    var keys = table.frameworks.members(of: root(of: name))
    for entry in chain(from: name).dropFirst() {
      keys.formUnion(entry.members.map(\.key))
      for name in entry.container.protocols { keys.formUnion(mirrored[name] ?? []) }
    }
    return keys
  }

  /// The keys of the members that protocols of the headers add to classes.
  var mirrored: [String: Set<String>] = [:]

  // MARK: Initializers

  /// The initializers of a class that it or a class above declares, and that others have to call or override.
  func designated(of name: String) -> [InertInitializer] {
    guard let entry = entries[name] else { return [] }
    return Self.designated(entry.initializers, inherited: inheritedDesignated(of: entry))
  }

  /// Those of the superclass.
  func inheritedDesignated(of entry: Entry) -> [InertInitializer] {
    if let parent = entry.parent, isSound(parent) { return designated(of: parent) }
    let found = table.frameworks.designatedInitializers(of: entry.superclass).compactMap {
      InertInitializer($0, table.frameworks)
    }
    return found.isEmpty ? [InertInitializer(labels: [], parameters: [])] : found
  }

  private static func designated(
    _ own: [InertInitializer], inherited: [InertInitializer]
  ) -> [InertInitializer] {
    let declared = Self.declared(own).filter { !$0.isConvenience && !$0.isUnavailable }
    if declared.isEmpty { return inherited }
    let keys = Set(declared.map(\.key))
    return declared + inherited.filter { !keys.contains($0.key) }
  }

  /// The initializers of a class, each once, with those marked that call others.
  static func declared(_ own: [InertInitializer]) -> [InertInitializer] {
    let hasDesignated = own.contains(where: \.isDesignated)
    var keys: Set<String> = []
    // Methods of the class come last: the object's own have their names.
    let ordered = own.filter { !$0.isConvenience } + own.filter(\.isConvenience)
    return ordered.filter { keys.insert($0.key).inserted }.map { initializer in
      var result = initializer
      if hasDesignated, !initializer.isDesignated { result.isConvenience = true }
      return result
    }
  }

  /// Code that makes an object of a class; `nil` if there is none.
  func maker(of name: String) -> String? {
    guard let entry = entries[name], entry.container.typeParameters.isEmpty else { return nil }
    let candidates = designated(of: name).filter { $0.mark.isEmpty && !$0.isThrowing }
    guard let shortest = candidates.min(by: { $0.effort < $1.effort }) else { return nil }
    return "\(entry.name)(\(shortest.parameters.map(\.emptyArgument).joined(separator: ", ")))"
  }
}
