import SwiftSyntax

/// The optional methods of protocols that a class leaves to its subclasses.
///
/// A class has a protocol, and only a subclass has one of the protocol's optional methods. Objective-C calls the subclass's
/// method. Swift calls the protocol's default implementation, because the class has no method that the subclass could override.
/// So the class gets the default implementation as a method, and that of the subclass overrides it.
struct OptionalMethods {
  /// The methods that classes get, by the declarations of the classes.
  private(set) var additions: [SyntaxIdentifier: [String]] = [:]
  /// The methods of subclasses that override them.
  private(set) var overriding: Set<SyntaxIdentifier> = []

  private var classes: [String: Class] = [:]

  /// A class of the target, with its extensions.
  private struct Class {
    var node: ClassDeclSyntax?
    /// The name of the type or extension around the class; empty at the top level.
    var scope = ""
    var inherited: [String] = []
    var methods: [String: FunctionDeclSyntax] = [:]
  }

  /// - Parameter trees: the sources of the target.
  init(_ trees: [SourceFileSyntax]) {
    let visitor = Visitor(viewMode: .sourceAccurate)
    for tree in trees { visitor.walk(tree) }
    classes = visitor.classes
    let subclasses = Dictionary(grouping: classes.keys) { superclass(of: $0) ?? "" }
    for name in classes.keys.sorted() { complete(name, subclasses: subclasses) }
  }

  /// Adds the optional methods of a class's protocols that it leaves to its subclasses.
  private mutating func complete(_ name: String, subclasses: [String: [String]]) {
    guard let own = classes[name], let node = own.node, node.genericParameterClause == nil else { return }
    let methods = OptionalRequirements.all.methods(ofProtocols: own.inherited.map(\.lastComponent))
    guard !methods.isEmpty else { return }
    let descendants = descendants(of: name, subclasses).compactMap { classes[$0] }
    let lineage = [name] + ancestors(of: name)
    for (method, declaration) in methods.sorted(by: { $0.key < $1.key }) {
      let below = descendants.compactMap { $0.methods[method] }.filter(Self.canOverride)
      guard !below.isEmpty, !lineage.contains(where: { classes[$0]?.methods[method] != nil }) else { continue }
      additions[node.id, default: []].append(declaration)
      overriding.formUnion(below.map(\.id))
    }
  }

  /// Whether a method could override one of a superclass. A private one is not called on Apple's systems either.
  private static func canOverride(_ method: FunctionDeclSyntax) -> Bool {
    let other = ["override", "private", "fileprivate", "static", "class"]
    return !method.modifiers.contains { other.contains($0.name.text) } && !method.attributes.has("nonobjc")
  }

  private func descendants(of name: String, _ subclasses: [String: [String]]) -> [String] {
    var found: [String] = []
    var next = subclasses[name] ?? []
    while let current = next.popLast() {
      guard !found.contains(current), current != name else { continue }
      found.append(current)
      next += subclasses[current] ?? []
    }
    return found
  }

  private func ancestors(of name: String) -> [String] {
    var found: [String] = []
    while let next = superclass(of: found.last ?? name), next != name, !found.contains(next) { found.append(next) }
    return found
  }

  /// The superclass of a class, if the target declares it. A name means the innermost class that has it.
  private func superclass(of name: String) -> String? {
    guard let own = classes[name], let inherited = own.inherited.first else { return nil }
    var scope = own.scope
    while true {
      let candidate = scope.isEmpty ? inherited : "\(scope).\(inherited)"
      if classes[candidate]?.node != nil, candidate != name { return candidate }
      guard !scope.isEmpty else { return nil }
      scope = scope.split(separator: ".").dropLast().joined(separator: ".")
    }
  }

  /// Collects the classes of a file, and the protocols and methods that extensions give them, by qualified names.
  private final class Visitor: SyntaxVisitor {
    var classes: [String: Class] = [:]
    private var path: [String] = []

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      let scope = path.joined(separator: ".")
      path.append(node.name.text)
      let name = path.joined(separator: ".")
      classes[name, default: Class()].node = node
      classes[name, default: Class()].scope = scope
      let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
      // The superclass comes first.
      classes[name, default: Class()].inherited.insert(contentsOf: inherited, at: 0)
      add(node.memberBlock.members, to: name)
      return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      path.append(node.extendedType.trimmedDescription)
      let name = path.joined(separator: ".")
      classes[name, default: Class()].inherited +=
        node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
      add(node.memberBlock.members, to: name)
      return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      path.append(node.name.text)
      return .visitChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      path.append(node.name.text)
      return .visitChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }
    override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }

    private func add(_ members: MemberBlockItemListSyntax, to name: String) {
      for method in members.declarations.compactMap({ $0.as(FunctionDeclSyntax.self) }) {
        classes[name, default: Class()].methods[method.fullName] = method
      }
    }
  }
}

extension FunctionDeclSyntax {
  /// The name with the argument labels: `tableView(_:heightForRowAt:)`.
  var fullName: String {
    "\(name.text)(\(signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()))"
  }
}
