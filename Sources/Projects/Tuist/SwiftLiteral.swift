/// The value of an argument in Swift code, if it can be read without evaluating the code.
indirect enum SwiftLiteral: Equatable, Sendable {
  /// A string literal.
  case text(String)
  case list([SwiftLiteral])
  /// A dictionary literal. Entries whose keys are not string literals are left out.
  case table([String: SwiftLiteral])
  /// A call such as `.target(name: "Kit")`. A name such as `.app` is a call without arguments.
  case call(String, [Argument])
  /// The name of a constant or parameter, which ``TuistHelpers`` replaces by its value.
  case name(String)
  /// A string literal with names in it, such as `"\(name)-Tests"`.
  case joined([SwiftLiteral])
  /// Two values that an operator connects.
  case operation(SwiftLiteral, Operator, SwiftLiteral)
  /// Any other expression, whose value is not known without evaluating it.
  case expression

  /// The operators that are evaluated.
  enum Operator: String, Sendable {
    case fallback = "??"
    case sum = "+"
  }

  /// An argument of a call.
  struct Argument: Equatable, Sendable {
    let label: String?
    let value: SwiftLiteral
  }

  /// The text of a string literal; `nil` for other values.
  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The elements of an array literal, or the value itself as the only element.
  var elements: [SwiftLiteral] {
    if case .list(let list) = self { list } else { [self] }
  }

  /// The name of the called function; `nil` for other values than calls.
  var name: String? {
    if case .call(let name, _) = self { name } else { nil }
  }

  /// The value of a call's argument with a label; `nil` if there is none.
  subscript(label: String?) -> SwiftLiteral? {
    guard case .call(_, let arguments) = self else { return nil }
    return arguments.first { $0.label == label }?.value
  }
}
