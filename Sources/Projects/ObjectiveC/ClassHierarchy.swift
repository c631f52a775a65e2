/// The Objective-C classes of the app's headers, with what they inherit from each other and from classes of frameworks.
struct ClassHierarchy {
  /// A class that the headers declare.
  struct Entry {
    var container: ObjectiveCContainer
    /// The name of the class in Swift.
    var name: String
    var members: [InertMember]
    var initializers: [InertInitializer]
    /// The Objective-C name of the superclass if the headers declare it; `nil` if the superclass is a class of a
    /// framework.
    var parent: String?
    /// The Swift name of the superclass.
    var superclass = "NSObject"
  }

  private(set) var entries: [String: Entry] = [:]
  let table: TypeTable

  init(_ table: TypeTable) { self.table = table }

  /// Adds a class of the headers.
  ///
  /// - Parameter missing: receives the name of the superclass if it is declared neither in the headers nor in a
  ///   framework.
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

  /// The class itself, or else its nearest superclass, that is `open` and not generic, so that other modules can
  /// inherit from it; `nil` if there is none.
  private func openClass(_ name: String) -> String? {
    var next: String? = name
    for _ in 0..<32 {
      guard let name = next, let type = table.frameworks[name], type.kind == .class else { return nil }
      if type.isOpen, !type.isGeneric { return name }
      next = type.superclass
    }
    return nil
  }

  /// A class and its superclasses as far as the headers declare them, beginning with the class. A cycle of superclasses
  /// is cut off before the first class that would repeat.
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

  /// Whether a class has neither a cycle nor more than 50 levels in its superclasses.
  func isSound(_ name: String) -> Bool {
    let chain = chain(from: name)
    return chain.count < Self.mostSuperclasses && chain.last?.parent == nil
  }

  private static let mostSuperclasses = 50

  /// The first superclass of a class that the headers do not declare: a class of a framework.
  func root(of name: String) -> String { chain(from: name).last?.superclass ?? "NSObject" }

  /// The keys of the members that a class inherits, including those of the protocols that its superclasses adopt.
  func inheritedMembers(of name: String) -> Set<String> {
    var keys = table.frameworks.members(of: root(of: name))
    for entry in chain(from: name).dropFirst() {
      keys.formUnion(entry.members.map(\.key))
      for name in entry.container.protocols { keys.formUnion(mirrored[name] ?? []) }
    }
    return keys
  }

  /// The keys of the members that each protocol of the headers requires, by the protocol's name. A class that adopts
  /// the protocol has to declare them.
  var mirrored: [String: Set<String>] = [:]

  // MARK: Initializers

  /// The designated initializers of a class: those that it declares, and those that it inherits and does not override.
  func designated(of name: String) -> [InertInitializer] {
    guard let entry = entries[name] else { return [] }
    return Self.designated(entry.initializers, inherited: inheritedDesignated(of: entry))
  }

  /// The designated initializers that a class inherits from its superclass.
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

  /// The initializers of a class without duplicates. If the header marks any of them as designated, all others become
  /// convenience initializers.
  static func declared(_ own: [InertInitializer]) -> [InertInitializer] {
    let hasDesignated = own.contains(where: \.isDesignated)
    var keys: Set<String> = []
    // Factory methods, which are convenience initializers, come last: an `init` method with the same Swift name takes
    // precedence.
    let ordered = own.filter { !$0.isConvenience } + own.filter(\.isConvenience)
    return ordered.filter { keys.insert($0.key).inserted }.map { initializer in
      var result = initializer
      if hasDesignated, !initializer.isDesignated { result.isConvenience = true }
      return result
    }
  }

  /// Swift code that makes an object of a class; `nil` if the class is generic, or all its designated initializers can
  /// fail or throw.
  func maker(of name: String) -> String? {
    guard let entry = entries[name], entry.container.typeParameters.isEmpty else { return nil }
    let candidates = designated(of: name).filter { $0.mark.isEmpty && !$0.isThrowing }
    guard let shortest = candidates.min(by: { $0.effort < $1.effort }) else { return nil }
    return "\(entry.name)(\(shortest.parameters.map(\.emptyArgument).joined(separator: ", ")))"
  }
}
