import Foundation

/// The types of the modules that an app is compiled against, read from symbol graphs.
///
/// `swift-symbolgraph-extract` writes symbol graphs. Reading those of UIKit and Foundation takes some seconds, so it is
/// worth storing the result, which is `Codable`.
public struct FrameworkTypes: Codable, Sendable {
  /// The names of the modules, in alphabetical order.
  public private(set) var modules: [String] = []
  /// The types by their names. The name of a nested type contains those of its outer types, separated by dots.
  private(set) var types: [String: FrameworkType] = [:]
  /// The modules of global functions and variables, by their names without argument labels.
  private var globals: [String: String] = [:]

  /// Makes a value without modules and types.
  public init() {}

  /// - Parameter symbolGraphs: the contents of `*.symbols.json` files. Data that cannot be parsed is skipped.
  public init(symbolGraphs: [Data]) {
    var names: Set<String> = []
    var graphs: [SymbolGraph] = []
    for data in symbolGraphs {
      guard let graph = SymbolGraph(data) else { continue }
      names.insert(graph.module)
      graphs.append(graph)
    }
    modules = names.sorted()
    for graph in graphs {
      types.merge(graph.types) { first, _ in first }
      for name in graph.globals where globals[name] == nil { globals[name] = graph.module }
    }
    for graph in graphs { graph.addMembers(to: &types) }
  }

  subscript(name: String) -> FrameworkType? { types[name] }

  /// Modules whose declarations a file sees without an import of their own: Foundation has them, and `Swift` is always
  /// there.
  private static let modulesInFoundation: Set<String> = [
    "FoundationEssentials", "FoundationInternationalization", "Swift",
  ]

  /// The modules that Swift code has to import, found by the names of types in its lines. Foundation is always
  /// included, and UIKit if its symbol graph was read.
  func modules(namedIn lines: [String]) -> Set<String> {
    var found: Set<String> = ["Foundation"]
    if modules.contains("UIKit") { found.insert("UIKit") }
    for line in lines {
      var word: [UInt8] = []
      for byte in line.utf8 + [0] {
        if CamelCase.isUppercase(byte) || CamelCase.isLowercase(byte) || CamelCase.isDigit(byte) {
          word.append(byte)
        } else if !word.isEmpty {
          if let type = types[String(decoding: word, as: UTF8.self)] { found.insert(type.module) }
          word = []
        }
      }
    }
    // Foundation re-exports these modules.
    return found.subtracting(Self.modulesInFoundation)
  }

  /// The modules that declare types, global functions and global variables, by these names. Only names with a prefix
  /// are in it, such as `UNNotification` or `kCGImageSourceShouldCache`, and only modules that files do not see without
  /// an import.
  ///
  /// A name without such a prefix, such as `Label`, is more often a type of a package that is missing
  /// (``modulesByCommonName``).
  public var modulesByName: [String: String] {
    let declared = typesByName.merging(globals) { type, _ in type }
    return declared.filter { name, module in !Self.seenModules.contains(module) && Self.hasPrefix(name) }
  }

  /// The modules that declare types, by those names that have no prefix.
  public var modulesByCommonName: [String: String] {
    typesByName.filter { name, module in !Self.seenModules.contains(module) && !Self.hasPrefix(name) }
  }

  /// The modules of the types that are in no other type.
  private var typesByName: [String: String] { types.filter { !$0.key.contains(".") }.mapValues(\.module) }

  /// The modules that files see without an import.
  private static let seenModules = modulesInFoundation.union(["UIKit", "Foundation"])

  /// Whether a name begins with two capital letters, or with `k` and two capital letters.
  private static func hasPrefix(_ name: String) -> Bool {
    let rest = name.hasPrefix("k") ? name.dropFirst() : name[...]
    return rest.count > 2 && rest.prefix(2).allSatisfy(\.isUppercase)
  }

  /// Swift code for an empty value of a type, such as `0` or `CGRect()`; `nil` if none is known.
  ///
  /// - Parameter type: the type as Swift code, as in a symbol graph.
  func empty(of type: String) -> String? {
    if type.hasSuffix("?") { return "nil" }
    if let value = Self.values[type] { return value }
    guard let found = types[type] else { return nil }
    if let first = found.firstCase, found.kind == .enumeration { return "\(type).\(SwiftText.name(first))" }
    let isMade = found.members.contains { $0.key == "init()" && !$0.isFailable }
    return found.kind == .structure && isMade && !found.isGeneric ? "\(type)()" : nil
  }

  private static let values = [
    "Bool": "false", "Int": "0", "CGFloat": "0", "Double": "0", "Float": "0", "String": "\"\"", "CGRect": "CGRect()",
    "CGPoint": "CGPoint()", "CGSize": "CGSize()", "TimeInterval": "0",
  ]

  /// The keys of all members of a class, including inherited ones, except initializers.
  func members(of name: String) -> Set<String> {
    var keys: Set<String> = []
    for type in chain(from: name) { keys.formUnion(type.members.lazy.filter { !$0.isInitializer }.map(\.key)) }
    return keys
  }

  /// The keys of all initializers of a class and its superclasses.
  func initializers(of name: String) -> Set<String> {
    Set(chain(from: name).flatMap { $0.members.filter(\.isInitializer).map(\.key) })
  }

  /// The protocols that a class conforms to, including those of its superclasses and those that its protocols inherit
  /// from.
  func protocols(of name: String) -> Set<String> {
    var found: Set<String> = []
    var pending = chain(from: name).flatMap(\.protocols)
    while let next = pending.popLast() {
      if found.insert(next).inserted { pending += types[next]?.protocols ?? [] }
    }
    return found
  }

  /// The initializers that a protocol, and the protocols in its own inheritance clause, require.
  func requiredInitializers(of name: String) -> [FrameworkMember] {
    var found = types[name]?.members.filter { $0.isInitializer && !$0.isConvenience } ?? []
    for other in types[name]?.protocols ?? [] where other != name {
      found += types[other]?.members.filter { $0.isInitializer && !$0.isConvenience } ?? []
    }
    return found
  }

  /// The designated initializers of a class. If it declares none, they are those of the nearest superclass that does.
  func designatedInitializers(of name: String) -> [FrameworkMember] {
    for type in chain(from: name) {
      let own = type.members.filter { $0.isInitializer && !$0.isConvenience }
      if !own.isEmpty { return own }
    }
    return []
  }

  /// The requirements of a protocol that have no default implementation, including those of the protocols that it
  /// inherits from.
  func requirements(of name: String) -> [FrameworkMember] {
    var found: [FrameworkMember] = []
    var defaults: Set<String> = []
    var pending = [name]
    var seen: Set<String> = []
    while let next = pending.popLast(), let type = types[next] {
      guard seen.insert(next).inserted else { continue }
      for member in type.members {
        if member.hasDefault { defaults.insert(member.key) } else if member.declaration != nil { found.append(member) }
      }
      pending += type.protocols
    }
    return found.filter { !defaults.contains($0.key) }
  }

  private func chain(from name: String) -> [FrameworkType] {
    var chain: [FrameworkType] = []
    var next: String? = name
    while let name = next, let type = types[name], chain.count < 32 {
      chain.append(type)
      next = type.superclass
    }
    return chain
  }
}
