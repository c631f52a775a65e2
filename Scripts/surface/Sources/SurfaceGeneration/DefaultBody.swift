import SwiftSyntax

/// What an optional requirement does where no type implements it: it returns what its mark says, or does nothing.
struct DefaultBody {
  let text: String

  init(of requirement: DeclSyntax, marks: Marks) throws(Refusal) {
    if let answer = marks.answer {
      text = "{ \(answer) }"
    } else {
      guard !requirement.returnsValue, !marks.contains(.answers) else { throw Refusal.answerless }
      text = "{}"
    }
  }
}
