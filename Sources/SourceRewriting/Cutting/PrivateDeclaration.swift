import SwiftSyntax

/// The word `private` or `fileprivate` of a declaration at the top level of a file, if a member of the file that moved into
/// a class in another file (``MovedOverride``) uses the declaration.
struct PrivateDeclaration {
  /// The bytes of the word.
  let range: Range<Int>

  /// - Parameters:
  ///   - token: the token at which the compiler reports an error: the use of the declaration.
  ///   - error: the compiler's message.
  /// - Returns: `nil` if the error is another one, or if the declaration is not at the top level of the file.
  init?(at token: TokenSyntax, error: String) {
    guard let match = error.firstMatch(of: /^'(\w+)' is inaccessible due to '(private|fileprivate)' protection level/),
      let file = token.root.as(SourceFileSyntax.self)
    else { return nil }
    let modifiers = file.statements.lazy.compactMap { Self.modifiers(of: $0.item, named: match.1) }.first
    guard let word = modifiers?.first(where: { ["private", "fileprivate"].contains($0.name.text) }) else { return nil }
    range = word.positionAfterSkippingLeadingTrivia.utf8Offset..<word.endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The modifiers of a declaration; `nil` if it has another name.
  private static func modifiers(of item: CodeBlockItemSyntax.Item, named name: Substring) -> DeclModifierListSyntax? {
    guard let declaration = item.as(DeclSyntax.self) else { return nil }
    let own =
      declaration.asProtocol((any NamedDeclSyntax).self)?.name.text
      ?? declaration.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
    return own == String(name) ? declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers : nil
  }
}
