import SwiftSyntax

/// The place for the word `convenience` of an initializer in an extension of a stand-in, which is a class although the
/// type of the missing module is a structure.
struct ConvenienceInitializer {
  /// The insertion of the word.
  let edit: Edit

  /// The initializer that an error is about; `nil` if the error is another one.
  ///
  /// - Parameters:
  ///   - token: the position of the error, in the initializer.
  ///   - error: the compiler's message.
  init?(at token: TokenSyntax, error: String) {
    guard error.hasPrefix("designated initializer cannot be declared in an extension of ") else { return nil }
    let initializer = token.ancestorOrSelf { $0.as(InitializerDeclSyntax.self) }
    guard let keyword = initializer?.initKeyword else { return nil }
    edit = Edit(inserting: "convenience ", at: keyword.positionAfterSkippingLeadingTrivia.utf8Offset)
  }
}
