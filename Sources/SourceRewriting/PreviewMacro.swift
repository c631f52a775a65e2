import SwiftParser
import SwiftSyntax

/// A `#Preview` macro in source code: `#Preview("Name", traits: .landscapeLeft) { MyController() }`.
struct PreviewMacro {
  let node: Syntax
  /// The name of the preview; `nil` if it has none, or if it is not a string literal without interpolation.
  let name: String?
  /// The text of the arguments after `traits:`.
  let traits: String
  /// The closure that makes the controller or view.
  let body: ClosureExprSyntax
  /// The range of bytes from `#` up to the closure.
  let range: Range<Int>

  /// The bytes between the braces.
  var content: Range<Int> {
    body.leftBrace.endPositionBeforeTrailingTrivia
      .utf8Offset..<body.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  /// Whether the closure only declares something, so that it makes nothing.
  var isEmpty: Bool { body.statements.allSatisfy { $0.item.is(DeclSyntax.self) } }

  init?(_ node: MacroExpansionExprSyntax) {
    guard node.macroName.text == "Preview" else { return nil }
    self.init(Syntax(node), pound: node.pound, arguments: node.arguments, body: node.trailingClosure)
  }

  init?(_ node: MacroExpansionDeclSyntax) {
    guard node.macroName.text == "Preview" else { return nil }
    self.init(Syntax(node), pound: node.pound, arguments: node.arguments, body: node.trailingClosure)
  }

  private init?(
    _ node: Syntax, pound: TokenSyntax, arguments: LabeledExprListSyntax, body: ClosureExprSyntax?
  ) {
    guard let body else { return nil }
    self.node = node
    self.body = body
    range = pound.positionAfterSkippingLeadingTrivia.utf8Offset..<body.positionAfterSkippingLeadingTrivia.utf8Offset
    name = arguments.first { $0.label == nil }?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    let traits = arguments.drop { $0.label?.text != "traits" }.prefix { $0.label == nil || $0.label?.text == "traits" }
    self.traits = traits.map(\.expression.trimmedDescription).joined(separator: ", ")
  }
}
