import SwiftSyntax

extension SourceFile {
  /// The names of the types that the file declares at its top level, in all branches of `#if`.
  public var typeNames: Set<String> { Self.typeNames(in: tree.statements) }

  private static func typeNames(in statements: CodeBlockItemListSyntax) -> Set<String> {
    statements.reduce(into: []) { names, statement in
      if let condition = statement.item.as(IfConfigDeclSyntax.self) {
        for case .statements(let branch) in condition.clauses.compactMap(\.elements) {
          names.formUnion(typeNames(in: branch))
        }
      } else if let name = declaredName(statement.item) {
        names.insert(name)
      }
    }
  }

  private static func declaredName(_ item: CodeBlockItemSyntax.Item) -> String? {
    guard let declaration = item.as(DeclSyntax.self) else { return nil }
    if let alias = declaration.as(TypeAliasDeclSyntax.self) { return alias.name.text }
    return declaration.is(ExtensionDeclSyntax.self)
      ? nil : (declaration.asProtocol(DeclGroupSyntax.self) as? any NamedDeclSyntax)?.name.text
  }
}
