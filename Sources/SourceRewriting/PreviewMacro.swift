import SwiftParser
import SwiftSyntax

/// A preview of a screen: `#Preview("Name", traits: .landscapeLeft) { MyController() }`.
struct PreviewMacro {
  let node: Syntax
  /// Its name; `nil` without one, or if it is no plain text.
  let name: String?
  /// The values behind `traits:`.
  let traits: String
  /// The closure that makes the content.
  let body: ClosureExprSyntax
  /// The bytes from `#` to the closure.
  let range: Range<Int>

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
