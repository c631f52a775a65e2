import SwiftSyntax

/// The attribute `@escaping` of a parameter whose type is a stand-in, and so is no function type.
struct NeedlessEscaping {
  /// The removal of the attribute.
  let edit: Edit

  /// The attribute that an error is about; `nil` if the error is another one.
  ///
  /// - Parameters:
  ///   - token: the position of the error, in the type.
  ///   - error: the compiler's message.
  init?(at token: TokenSyntax, error: String) {
    guard error.hasPrefix("'@escaping' only applies to function types") else { return nil }
    let type = token.ancestorOrSelf { $0.as(AttributedTypeSyntax.self) }
    guard let attribute = type?.attributes.attribute("escaping") else { return nil }
    edit = Edit(replacing: attribute, by: "")
  }
}
