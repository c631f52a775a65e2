/// An argument in Swift code, as far as it is written out.
indirect enum SwiftLiteral: Equatable {
  /// A text in quotes.
  case text(String)
  case list([SwiftLiteral])
  /// A dictionary whose keys are texts; other keys are left out.
  case table([String: SwiftLiteral])
  /// A call such as `.target(name: "Kit")`, or a name such as `.app` as a call without arguments.
  case call(String, [Argument])
  /// Anything else, which would have to be evaluated.
  case expression

  /// An argument of a call.
  struct Argument: Equatable {
    let label: String?
    let value: SwiftLiteral
  }

  /// The text; `nil` if it is none.
  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The elements of a list, or the value itself.
  var elements: [SwiftLiteral] {
    if case .list(let list) = self { list } else { [self] }
  }

  /// The name of a call; `nil` if it is none.
  var name: String? {
    if case .call(let name, _) = self { name } else { nil }
  }

  /// The argument of a call with a label; `nil` if there is none.
  subscript(label: String?) -> SwiftLiteral? {
    guard case .call(_, let arguments) = self else { return nil }
    return arguments.first { $0.label == label }?.value
  }
}
