import SwiftSyntax

/// The word `private` or `fileprivate` of a function at the top level of a file, if a member of the file that moved into a
/// class in another file (``MovedOverride``) uses the function.
///
/// Types keep the word: several files may have private types of the same name. Functions differ in their parameters.
struct PrivateDeclaration {
  /// The removal of the word.
  let edit: Edit

  /// - Parameters:
  ///   - token: the token at which the compiler reports an error: the use of the function.
  ///   - error: the compiler's message.
  /// - Returns: `nil` if the error is another one, or if it is about no function at the top level of the file.
  init?(at token: TokenSyntax, error: String) {
    guard let match = error.firstMatch(of: /^'(\w+)' is inaccessible due to '(private|fileprivate)' protection level/),
      let file = token.root.as(SourceFileSyntax.self)
    else { return nil }
    let functions = file.statements.lazy.compactMap { $0.item.as(FunctionDeclSyntax.self) }
    let modifiers = functions.first { $0.name.text == match.1 }?.modifiers
    guard let word = modifiers?.first(where: { ["private", "fileprivate"].contains($0.name.text) }) else { return nil }
    edit = Edit(replacing: word, by: "")
  }
}
