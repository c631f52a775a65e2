import SwiftSyntax

/// The place for the word `override` of a member that its superclass has, too, because the superclass is a stand-in that
/// was made from how it is used.
struct NeededOverride {
  /// The insertion of the word.
  let edit: Edit

  /// The declaration that an error is about; `nil` if the error is another one.
  ///
  /// - Parameters:
  ///   - token: the position of the error, in the declaration.
  ///   - error: the compiler's message.
  init?(at token: TokenSyntax, error: String) {
    guard error.hasPrefix("overriding declaration requires an 'override' keyword") else { return nil }
    let keyword = token.ancestorOrSelf { node in
      node.as(FunctionDeclSyntax.self)?.funcKeyword ?? node.as(InitializerDeclSyntax.self)?.initKeyword
        ?? node.as(VariableDeclSyntax.self)?.bindingSpecifier
    }
    guard let keyword else { return nil }
    edit = Edit(inserting: "override ", at: keyword.positionAfterSkippingLeadingTrivia.utf8Offset)
  }
}
