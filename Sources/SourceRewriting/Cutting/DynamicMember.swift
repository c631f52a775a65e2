import SwiftSyntax

/// The member of a value of the type `AnyObject`: `container.convert(…)` for the container of an accessibility element.
///
/// On Apple's systems, such a value has the members of all Objective-C classes, and the program looks for them when it runs.
/// Here, the value is cast to `UIView`, which such objects are for the most part. If it is no view, the program stops, as it
/// does on Apple's systems for an object without the member.
struct DynamicMember {
  /// The changes of the text.
  let edits: [Edit]

  /// - Parameters:
  ///   - token: the token at which the compiler reports an error: the name of the member.
  ///   - error: the compiler's message.
  /// - Returns: `nil` if the error is another one.
  init?(at token: TokenSyntax, error: String) {
    guard error.hasPrefix("value of type 'AnyObject' has no member "),
      let access = token.parent?.parent?.as(MemberAccessExprSyntax.self), access.declName.baseName == token,
      let base = access.base
    else { return nil }
    edits = [
      Edit(inserting: "(", at: base.positionAfterSkippingLeadingTrivia.utf8Offset),
      Edit(inserting: " as! UIView)", at: base.endPositionBeforeTrailingTrivia.utf8Offset),
    ]
  }
}
