import SwiftSyntax

extension ExprSyntax {
  /// The name at the end of the expression if it seems to be that of a type, because it begins with a capital letter: `B` of
  /// `A.B`; otherwise `nil`.
  var typeName: String? {
    let name = self.as(MemberAccessExprSyntax.self)?.declName ?? self.as(DeclReferenceExprSyntax.self)
    return name.map(\.baseName.text).flatMap { $0.first?.isUppercase == true ? $0 : nil }
  }
}
