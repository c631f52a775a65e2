import SwiftSyntax

extension MemberBlockItemListSyntax {
  /// The declarations, those in branches of `#if` that the platform does not exclude among them.
  var declarations: [DeclSyntax] {
    flatMap { item -> [DeclSyntax] in
      guard let block = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
      var found: [DeclSyntax] = []
      for clause in block.clauses {
        let holds = clause.condition.map(PlatformCondition.value) ?? nil
        if holds != false, case .decls(let members)? = clause.elements { found += members.declarations }
        if holds == true { break }
      }
      return found
    }
  }
}
