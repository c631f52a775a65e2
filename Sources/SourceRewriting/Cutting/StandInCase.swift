import SwiftSyntax

/// A case of a `switch` over a value of a missing type, such as `case .success(let user):`.
///
/// No value has the pattern, so that the other cases stay. The last case of a `switch` without `default` becomes the
/// `default`, because one of the cases has to run. The names that the pattern binds become stand-ins.
struct StandInCase {
  /// The replacement of the patterns, and the declarations of the names that they bind.
  let edits: [Edit]

  /// The case that an error is about; `nil` if the error is another one, or if it is in no pattern of a case.
  ///
  /// - Parameters:
  ///   - token: the position of the error, in the pattern.
  ///   - error: the compiler's message.
  init?(at token: TokenSyntax, error: String) {
    guard StandInPattern.isAboutPattern(error) else { return nil }
    let found = token.ancestorOrSelf { $0.as(SwitchCaseItemSyntax.self) }
    guard let item = found, item.pattern.range.contains(token.positionAfterSkippingLeadingTrivia),
      let label = item.parent?.parent?.as(SwitchCaseLabelSyntax.self),
      let node = label.parent?.as(SwitchCaseSyntax.self), let cases = node.parent?.as(SwitchCaseListSyntax.self)
    else { return nil }
    let isDefault = cases.last?.id == node.id
    let names = BoundNames(item.pattern).names
    let bindings = names.map { "let \($0) = \(StandInValue.name)(); " }.joined()
    let start = node.statements.positionAfterSkippingLeadingTrivia.utf8Offset
    edits = [
      isDefault
        ? Edit(replacing: label, by: "default:") : Edit(replacing: label.caseItems, by: "_ where false"),
      Edit(inserting: bindings, at: start),
    ]
  }
}
