import SwiftSyntax

/// The names that the surface of a missing module declares, so that no stand-ins are generated for them.
struct SurfaceDeclarations {
  /// The names of types, global functions and variables.
  private(set) var names: Set<String> = []
  /// The members that extensions declare, by the extended types.
  private var members: [String: Set<String>] = [:]
  /// The protocols for which the file has a class of objects that replace missing values.
  var protocolsWithObjects: [String] {
    protocols.filter { names.contains(StandInTypes.object(of: $0)) }.sorted()
  }
  private var protocols: Set<String> = []

  init(_ tree: SourceFileSyntax) {
    names = Set(tree.topLevelNames)
    for item in tree.statements {
      if let node = item.item.as(ProtocolDeclSyntax.self) { protocols.insert(node.name.text) }
      guard let node = item.item.as(ExtensionDeclSyntax.self) else { continue }
      let declared = node.memberBlock.members.map(\.decl).flatMap {
        $0.is(InitializerDeclSyntax.self) ? ["init"] : $0.names
      }
      members[node.extendedType.trimmedDescription, default: []].formUnion(
        declared.map { name in name.filter { $0 != "`" } })
    }
  }

  /// Whether the surface declares a missing name, or the type of which the name is a member.
  func declare(_ name: MissingName) -> Bool {
    if name.type.isEmpty { return names.contains(name.name) }
    return names.contains(name.type.split(separator: ".").first.map(String.init) ?? "")
      || members[name.type]?.contains(name.kind == .initializer ? "init" : name.name) == true
  }
}
