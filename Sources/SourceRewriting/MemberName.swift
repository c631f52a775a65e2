import SwiftSyntax

/// The name of the method or property in the argument of `#selector`, such as `Form.save(_:)`.
struct MemberName {
  var base: String
  /// The argument labels; `nil` if the expression has none.
  var labels: [String]?
  /// The type before the name, `Form` in `Form.save(_:)`; `nil` if there is none.
  var type: String?

  init?(_ expression: ExprSyntax) {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      self.init(reference, type: nil)
    } else if let member = expression.as(MemberAccessExprSyntax.self) {
      let owner = member.base?.trimmedDescription.lastComponent
      self.init(member.declName, type: owner.flatMap { $0.first?.isUppercase == true && $0 != "Self" ? $0 : nil })
    } else if let optional = expression.as(OptionalChainingExprSyntax.self) {
      self.init(optional.expression)
    } else if let unwrapped = expression.as(ForceUnwrapExprSyntax.self) {
      self.init(unwrapped.expression)
    } else if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.isEmpty {
      self.init(call.calledExpression)
    } else if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first {
      self.init(only.expression)
    } else {
      return nil
    }
  }

  private init(_ reference: DeclReferenceExprSyntax, type: String?) {
    base = reference.baseName.text.filter { $0 != "`" }
    labels = reference.argumentNames?.arguments.map(\.name.text)
    self.type = type
  }
}
