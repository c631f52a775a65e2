import SwiftSyntax

/// The word `override` of a member whose superclass has no such member, because the superclass is a stand-in or lacks the
/// member here.
///
/// Without the word, the member stays, and the app's own code can call it.
struct NeedlessOverride {
  /// The removal of the word.
  let edit: Edit

  /// The word that an error is about; `nil` if the error is another one.
  ///
  /// - Parameters:
  ///   - token: the position of the error, in the declaration.
  ///   - error: the compiler's message.
  init?(at token: TokenSyntax, error: String) {
    guard error.contains(/^\w+ does not override (any|a designated) \w+ from its superclass/) else { return nil }
    let modifiers = token.ancestorOrSelf { $0.asProtocol((any WithModifiersSyntax).self)?.modifiers }
    guard let word = modifiers?.first(where: { $0.name.tokenKind == .keyword(.override) }) else { return nil }
    edit = Edit(replacing: word, by: "")
  }
}
