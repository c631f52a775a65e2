import SwiftSyntax

/// A call of `super.init` in an initializer of which the own call was left out.
///
/// Which initializer the superclass has is told by its name. If it is another one, the next compilation says so, and the
/// initializer's body is left out.
struct SuperInitializer {
  /// The insertion of the call.
  let edit: Edit

  /// - Parameters:
  ///   - token: the position of the error: the end of the initializer, or a `return` in it.
  ///   - error: the compiler's message.
  /// - Returns: `nil` if the error is another one, or if the initializer is in no class.
  init?(at token: TokenSyntax, error: String) {
    guard error.hasPrefix("'super.init' isn't called on all paths before returning from initializer") else {
      return nil
    }
    let type = token.ancestorOrSelf { $0.as(ClassDeclSyntax.self) }
    guard let superclass = type?.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription else { return nil }
    let isEnd = token.tokenKind == .rightBrace
    let isFirst = token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .leftBrace
    let sharesLine = isEnd && !isFirst && !token.leadingTrivia.contains(where: \.isNewline)
    edit = Edit(
      inserting: "\(sharesLine ? "; " : "")super.init(\(Self.arguments(of: superclass)))\(isEnd ? " " : "; ")",
      at: token.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  private static func arguments(of superclass: String) -> String {
    if superclass.hasSuffix("TableViewCell") { return "style: .default, reuseIdentifier: nil" }
    if superclass.hasSuffix("Controller") { return "nibName: nil, bundle: nil" }
    return views.contains(where: superclass.hasSuffix) ? "frame: .zero" : ""
  }

  private static let views = ["View", "Cell", "Button", "Label", "Control", "Field", "Bar"]
}
