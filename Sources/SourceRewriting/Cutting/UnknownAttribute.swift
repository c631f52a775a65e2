import SwiftSyntax

/// An attribute of a missing package, such as a property wrapper. Without it, the declaration stays.
struct UnknownAttribute {
  /// The removal of the attribute.
  let edit: Edit

  /// The attribute that an error is about; `nil` if the error is another one.
  ///
  /// - Parameters:
  ///   - token: the position of the error, in the attribute.
  ///   - error: the compiler's message.
  init?(at token: TokenSyntax, error: String) {
    guard error.hasPrefix("unknown attribute '") else { return nil }
    let found = sequence(first: Syntax(token), next: \.parent).lazy.compactMap { $0.as(AttributeSyntax.self) }.first
    guard let found else { return nil }
    let lines = found.trimmedDescription.count { $0.isNewline }
    edit = Edit(replacing: found, by: String(repeating: "\n", count: lines))
  }
}
