import SwiftSyntax

/// The labels and kinds of the arguments of a function call. The parameters of a stand-in function are made from it.
struct CallShape: Hashable {
  /// The kind of an argument.
  enum Kind: Hashable {
    case value
    /// An implicit member expression, whose type follows from the parameter, such as `.main`.
    case implicitMember
    /// A variable that the function may change, such as `&count`.
    case inoutValue
    /// A closure with its number of parameters. `areTyped` says whether these have type annotations.
    case closure(parameters: Int, areTyped: Bool)
  }

  /// An argument of the call, with its label and its form.
  struct Argument: Hashable {
    /// The label; `nil` if there is none.
    var label: String?
    var kind: Kind
  }

  let arguments: [Argument]

  init(arguments: [Argument]) { self.arguments = arguments }

  init(_ call: FunctionCallExprSyntax) {
    var arguments = call.arguments.map { Argument(label: $0.label?.text, kind: Self.kind(of: $0.expression)) }
    if let closure = call.trailingClosure { arguments.append(Argument(label: nil, kind: Self.kind(of: closure))) }
    for closure in call.additionalTrailingClosures {
      arguments.append(Argument(label: closure.label.text, kind: Self.kind(of: closure.closure)))
    }
    self.arguments = arguments
  }

  /// Whether some argument needs a parameter of a certain type: with a parameter of type `Any`, an implicit member, a
  /// variable that may be changed, or an untyped closure would not compile.
  var needsTypes: Bool {
    arguments.contains {
      switch $0.kind {
      case .value: false
      case .implicitMember, .inoutValue: true
      case .closure(let parameters, let areTyped): parameters > 0 && !areTyped
      }
    }
  }

  /// The labels of the arguments, each with a colon, as in `red:_:`.
  var labels: String { arguments.map { "\($0.label ?? "_"):" }.joined() }

  private static func kind(of expression: some ExprSyntaxProtocol) -> Kind {
    if expression.is(InOutExprSyntax.self) { return .inoutValue }
    if let closure = expression.as(ClosureExprSyntax.self) {
      if let list = closure.signature?.parameterClause?.as(ClosureShorthandParameterListSyntax.self) {
        return .closure(parameters: list.count, areTyped: false)
      }
      if let list = closure.signature?.parameterClause?.as(ClosureParameterClauseSyntax.self)?.parameters {
        return .closure(parameters: list.count, areTyped: !list.isEmpty && list.allSatisfy { $0.type != nil })
      }
      return .closure(parameters: ShorthandCount(closure).count, areTyped: false)
    }
    var innermost = ExprSyntax(expression)
    while true {
      if let call = innermost.as(FunctionCallExprSyntax.self) {
        innermost = call.calledExpression
      } else if let member = innermost.as(MemberAccessExprSyntax.self) {
        guard let base = member.base else { return .implicitMember }
        innermost = base
      } else {
        return .value
      }
    }
  }
}

/// Counts the parameters that a closure uses by their shorthand names, such as `$0`.
private final class ShorthandCount: SyntaxVisitor {
  private(set) var count = 0

  init(_ closure: ClosureExprSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(closure.statements)
  }

  /// Skips nested closures, whose shorthand names are their own.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
    if case .dollarIdentifier(let text) = node.tokenKind, let number = Int(text.dropFirst()) {
      count = max(count, number + 1)
    }
    return .skipChildren
  }
}
