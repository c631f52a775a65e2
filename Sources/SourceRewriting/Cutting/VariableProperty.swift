import SwiftSyntax

/// A constant property that gets a second value in an initializer, because an empty one stands in for what is left out. It
/// becomes a variable.
struct VariableProperty {
  /// The replacement of `let` by `var`.
  let edit: Edit

  /// The property that an error names; `nil` if the error is another one, or if the type around it does not declare the
  /// property as a constant.
  ///
  /// - Parameters:
  ///   - token: the position of the error, in an initializer.
  ///   - error: the compiler's message.
  init?(at token: TokenSyntax, error: String) {
    guard error.hasPrefix(Self.start), error.hasSuffix(Self.end) else { return nil }
    let name = error.dropFirst(Self.start.count).dropLast(Self.end.count)
    guard let type = token.ancestorOrSelf(mapping: { $0.asProtocol((any DeclGroupSyntax).self) }) else { return nil }
    let properties = type.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
    let found = properties.first { property in
      property.bindingSpecifier.tokenKind == .keyword(.let)
        && property.bindings.contains { $0.pattern.trimmedDescription == name }
    }
    guard let found else { return nil }
    edit = Edit(replacing: found.bindingSpecifier, by: "var")
  }

  private static let start = "immutable value 'self."
  private static let end = "' may only be initialized once"
}
