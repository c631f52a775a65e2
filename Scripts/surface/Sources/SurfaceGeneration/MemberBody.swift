import SwiftSyntax

/// The statements that the marks of a member stand for.
struct MemberBody {
  let statements: [String]

  /// The body of a function, an initialiser or a subscript. Throws the message of a problem.
  init(of member: DeclSyntax, marks: Marks, in scope: Scope) throws(Refusal) {
    let isEmptyInitializer = member.is(InitializerDeclSyntax.self) && member.parameters?.isEmpty == true
    guard let mark = marks.ofBody.first else {
      guard isEmptyInitializer else { throw Refusal.unmarked }
      statements = []
      return
    }
    let kept = Self.assignments(in: member, explicit: marks.expressions(of: .kept) ?? [], scope: scope)
    switch mark {
    case .answers where marks.contains(.kept):
      guard let answer = marks.answer else { throw Refusal.answerless }
      statements = kept + [member.returnsValue ? "return \(answer)" : answer]
    case .inert:
      guard !member.returnsValue else { throw Refusal.answerless }
      statements = []
    case .answers:
      let isNothing = marks.expressions(of: .answers)?.isEmpty == true && !member.returnsValue
      guard marks.answer != nil || isNothing else { throw Refusal.answerless }
      statements = marks.answer.map { [$0] } ?? []
    default:
      statements = kept
      guard !member.returnsValue else { throw Refusal.answerless }
      guard !statements.isEmpty else { throw Refusal.keepsNothing }
    }
  }

  /// Each parameter goes into the stored property with its name; then come the mark's own expressions.
  private static func assignments(in member: DeclSyntax, explicit: [ExprSyntax], scope: Scope) -> [String] {
    let texts = explicit.map(\.trimmedDescription)
    let delegates = texts.contains { $0.hasPrefix("self.init(") }
    let parameters = (member.parameters ?? []).map { ($0.secondName ?? $0.firstName).text }
    let implicit = parameters.filter { name in
      scope.fields.contains(name) && !delegates
        && !texts.contains { $0.hasPrefix("\(name) = ") || $0.hasPrefix("self.\(name) = ") }
    }
    return implicit.map { "self.\($0) = \($0)" } + texts
  }

  /// The body between braces, for a declaration that begins behind `depth` open braces.
  func text(depth: Int) -> String {
    switch statements.count {
    case 0: return "{}"
    case 1: return "{ \(statements[0]) }"
    default:
      let indent = String(repeating: "  ", count: depth)
      return "{\n" + statements.map { "\(indent)  \($0)\n" }.joined() + "\(indent)}"
    }
  }
}

/// Why marks make no body.
enum Refusal: Error {
  /// There is no mark.
  case unmarked
  /// The member returns a value, and no mark says which.
  case answerless
  /// No parameter has the name of a stored property.
  case keepsNothing

  func message(_ name: String) -> String {
    switch self {
    case .unmarked: "“\(name)” has no mark: say what it does with one of \(Mark.listOfMembers)"
    case .answerless: "“\(name)” returns a value: mark it @answers(VALUE) or @answers(throwing: ERROR)"
    case .keepsNothing:
      "“\(name)” keeps nothing: no parameter has the name of a stored property; say where, as in @kept(size = value)"
    }
  }
}

extension DeclSyntax {
  /// Whether a body has to return something.
  var returnsValue: Bool {
    if self.is(SubscriptDeclSyntax.self) { return true }
    guard let type = self.as(FunctionDeclSyntax.self)?.signature.returnClause?.type.trimmedDescription else {
      return false
    }
    return type != "Void" && type != "()"
  }
}
