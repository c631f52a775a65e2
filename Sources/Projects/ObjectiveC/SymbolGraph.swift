import Foundation

/// The content of a file that `swift-symbolgraph-extract` writes: declarations of one module.
struct SymbolGraph {
  let module: String
  /// The types that the file declares, by their qualified names. Their members are not filled in.
  private(set) var types: [String: FrameworkType] = [:]
  /// The names of the global functions, without argument labels, and of the global variables.
  private(set) var globals: Set<String> = []
  private var symbols: [SyntaxNode] = []
  /// The identifiers of protocol members that are optional or have a default implementation.
  private var defaulted: Set<String> = []

  private static let kinds: [String: FrameworkType.Kind] = [
    "swift.class": .class, "swift.protocol": .protocol, "swift.struct": .structure, "swift.enum": .enumeration,
    "swift.typealias": .alias,
  ]

  /// - Parameter data: the contents of the file. The result is `nil` if it cannot be parsed.
  init?(_ data: Data) {
    guard let whole = try? JSONSerialization.jsonObject(with: data), let root = SyntaxNode(whole),
      let module = root.node("module")?["name"]
    else { return nil }
    self.module = module
    symbols = root.nodes("symbols")
    var names: [String: String] = [:]
    for symbol in symbols {
      let identifier = symbol.node("kind")?["identifier"]
      if identifier == "swift.func" || identifier == "swift.var", let name = symbol.path.first {
        globals.insert(String(name.prefix { $0 != "(" }))
      }
      guard let kind = identifier.flatMap({ Self.kinds[$0] }) else { continue }
      let name = symbol.path.joined(separator: ".")
      if let id = symbol.node("identifier")?["precise"] { names[id] = name }
      types[name] = FrameworkType(kind: kind, module: module)
      types[name]?.isOpen = symbol["accessLevel"] == "open"
      types[name]?.genericParameters = symbol.node("swiftGenerics")?.nodes("parameters").count ?? 0
    }
    for relation in root.nodes("relationships") {
      guard let source = relation["source"], let target = relation["target"] else { continue }
      let other = names[target] ?? relation["targetFallback"].map { String($0.drop { $0 != "." }.dropFirst()) }
      switch relation["kind"] {
      case "inheritsFrom": names[source].map { types[$0]?.superclass = other }
      case "conformsTo":
        if let name = names[source], let other { types[name]?.protocols.append(other) }
      case "defaultImplementationOf", "optionalRequirementOf":
        defaulted.insert(relation["kind"] == "defaultImplementationOf" ? target : source)
      default: break
      }
    }
  }

  /// Adds the members that the file declares to their types, which may belong to other modules.
  func addMembers(to types: inout [String: FrameworkType]) {
    for symbol in symbols {
      let path = symbol.path
      guard path.count > 1, let kind = symbol.node("kind")?["identifier"], let title = path.last else { continue }
      let name = path.dropLast().joined(separator: ".")
      guard let type = types[name] else { continue }
      if kind == "swift.enum.case", type.firstCase == nil, !title.contains("(") { types[name]?.firstCase = title }
      guard let member = member(symbol, kind: kind, title: title, isInProtocol: type.kind == .protocol) else {
        continue
      }
      types[name]?.members.append(member)
    }
  }

  private func member(_ symbol: SyntaxNode, kind: String, title: String, isInProtocol: Bool) -> FrameworkMember? {
    switch kind {
    case "swift.property", "swift.method":
      var member = FrameworkMember(key: title)
      if isInProtocol {
        member.hasDefault = symbol.node("swiftExtension") != nil || isDefaulted(symbol)
        if !member.hasDefault { member.declaration = symbol.declaration }
      }
      return member
    case "swift.type.property", "swift.type.method": return FrameworkMember(key: "static \(title)")
    case "swift.init":
      var member = FrameworkMember(key: title)
      let words = symbol.declaration
      member.isRequired = words.contains("required ")
      member.isConvenience = words.contains("convenience ") || symbol.node("swiftExtension") != nil
      member.isFailable = words.contains("init?") || words.contains("init!")
      let parameters = symbol.node("functionSignature")?.nodes("parameters") ?? []
      let labels = title.dropFirst("init(".count).dropLast().split(separator: ":").map(String.init)
      guard labels.count == parameters.count else { return nil }
      member.parameters = zip(labels, parameters).map { label, parameter in
        .init(label: label, type: parameter.declaration.drop { $0 != ":" }.dropFirst(2).description)
      }
      return member
    default: return nil
    }
  }

  private func isDefaulted(_ symbol: SyntaxNode) -> Bool {
    symbol.node("identifier")?["precise"].map(defaulted.contains) ?? false
  }
}

extension SyntaxNode {
  /// The components of the symbol's qualified name, from the outermost type to the symbol itself.
  fileprivate var path: [String] { strings("pathComponents") }

  /// The declaration of a symbol or parameter as Swift code, without attributes.
  fileprivate var declaration: String {
    let text = nodes("declarationFragments").compactMap { $0["spelling"] }.joined()
    return text.replacing(/@[A-Za-z]+(?:\([^)]*\))?\s*/, with: "")
  }
}
