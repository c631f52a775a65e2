import SwiftSyntax

/// The argument of a generic function that is the value of a stand-in, such as `name` in `Text(name)`. An empty value of a
/// type that fits replaces it.
struct StandInArgument {
  /// The change of the text.
  let edit: Edit

  /// The first argument without a label in the call that an error is about.
  ///
  /// - Parameters:
  ///   - token: the position of the error, in the name of the called function.
  ///   - error: the compiler's message.
  /// - Returns: `nil` if the error is another one.
  init?(at token: TokenSyntax, error: String) {
    guard error.hasPrefix("initializer '") || error.hasPrefix("instance method '"),
      let type = Self.type(neededIn: error),
      let call = token.ancestorOrSelf(mapping: { $0.as(FunctionCallExprSyntax.self) }),
      call.calledExpression.range.contains(token.positionAfterSkippingLeadingTrivia),
      let argument = call.arguments.first(where: { $0.label == nil })
    else { return nil }
    edit = Edit(replacing: argument.expression, by: "\(StandInValue.function)(of: \(type).self)")
  }

  /// A type that conforms to the protocol to which the value of a stand-in does not conform.
  private static func type(neededIn error: String) -> String? {
    types.first { error.hasSuffix(" requires that '\(StandInValue.name)' conform to '\($0.key)'") }?.value
  }

  private static let types: KeyValuePairs = [
    "StringProtocol": "String", "BinaryInteger": "Int", "BinaryFloatingPoint": "Double",
  ]
}
