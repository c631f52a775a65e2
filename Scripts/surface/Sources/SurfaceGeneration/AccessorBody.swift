import SwiftSyntax

/// What stands between the braces of a computed property or a subscript.
struct AccessorBody {
  let text: String

  /// Makes the accessors that a block such as `{ get set }` lists.
  ///
  /// `@answers(VALUE)` is what the getter returns; the setter does nothing. `@kept(PLACE)` is what both refer to.
  init(_ block: AccessorBlockSyntax, marks: Marks) throws(Refusal) {
    guard case .accessors(let accessors) = block.accessors else { throw Refusal.unmarked }
    let answer: String
    let setter: String
    if let places = marks.expressions(of: .kept), let place = places.first?.trimmedDescription {
      (answer, setter) = (place, "\(place) = newValue")
    } else if let value = marks.answer {
      (answer, setter) = (value, "")
    } else {
      throw marks.ofBody.isEmpty ? Refusal.unmarked : Refusal.answerless
    }
    let only = accessors.first
    if accessors.count == 1, only?.trimmedDescription == "get" {
      text = "{ \(answer) }"
      return
    }
    let parts = accessors.map { accessor in
      let body = accessor.accessorSpecifier.text == "get" ? answer : setter
      return accessor.trimmedDescription + (body.isEmpty ? " {}" : " { \(body) }")
    }
    text = "{ \(parts.joined(separator: " ")) }"
  }
}
