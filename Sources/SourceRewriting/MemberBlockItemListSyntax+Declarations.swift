import SwiftSyntax

extension MemberBlockItemListSyntax {
  /// The declarations, those in branches of `#if` that the platform does not exclude among them.
  var declarations: [DeclSyntax] {
    flatMap { item -> [DeclSyntax] in
      guard let block = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
      return PlatformCondition.possibleClauses(of: block).flatMap { clause -> [DeclSyntax] in
        if case .decls(let members)? = clause.elements { members.declarations } else { [] }
      }
    }
  }
}
