import SwiftSyntax

/// Collects how a target's sources call functions and use members, by name.
final class NameUses: SyntaxVisitor {
  /// The uses of one name.
  struct Use {
    /// The different lists of arguments with which the name is called.
    var calls: Set<CallShape> = []
    /// Whether the name is also used without a call, as a value.
    var isRead = false
    /// Whether the name is assigned to.
    var isAssigned = false
  }

  private(set) var uses: [String: Use] = [:]
  /// The arguments with which the sources call initializers of types that they do not name, as in `.init(size: 1)`.
  private(set) var implicitInitializers: Set<CallShape> = []
  /// The names of all declarations in the sources, including members, parameters and local variables.
  private(set) var declared: Set<String> = []
  /// The names of all members of classes and extensions. A stand-in member of a superclass may not have them.
  private(set) var declaredInClasses: Set<String> = []

  init(_ trees: [SourceFileSyntax]) {
    super.init(viewMode: .sourceAccurate)
    trees.forEach { walk($0) }
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    // The whole expression that ends with the name, such as `a.b.name`.
    var whole = Syntax(node)
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      whole = Syntax(member)
    }
    if let generic = whole.parent?.as(GenericSpecializationExprSyntax.self) { whole = Syntax(generic) }
    let name = node.baseName.text
    if let call = whole.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == whole.id {
      let shape = CallShape(call)
      uses[name, default: Use()].calls.insert(shape)
      if name == "init", whole.as(MemberAccessExprSyntax.self).map({ $0.base == nil }) == true {
        implicitInitializers.insert(shape)
      }
    } else if Self.isTarget(whole) {
      uses[name, default: Use()].isAssigned = true
    } else {
      uses[name, default: Use()].isRead = true
    }
    return .visitChildren
  }

  /// Whether an expression is the left side of an assignment.
  private static func isTarget(_ node: Syntax) -> Bool {
    guard let list = node.parent?.as(ExprListSyntax.self), list.first?.id == node.id, list.count > 1 else {
      return false
    }
    return list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
  }

  // MARK: Declarations

  override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard case .identifier(let name) = node.tokenKind, let parent = node.parent else { return .skipChildren }
    if parent.is(IdentifierPatternSyntax.self) || parent.is(ClosureShorthandParameterSyntax.self)
      || parent.asProtocol((any NamedDeclSyntax).self)?.name.id == node.id
      || parent.as(EnumCaseElementSyntax.self)?.name.id == node.id || Self.isName(node, of: parent)
    {
      declared.insert(name)
      if Self.isMemberOfClass(parent) { declaredInClasses.insert(name) }
    }
    return .skipChildren
  }

  /// Whether a declaration, or the pattern of a variable, is a member of a class or extension.
  private static func isMemberOfClass(_ node: Syntax) -> Bool {
    let declaration = node.is(IdentifierPatternSyntax.self) ? node.parent?.parent?.parent : node
    guard let type = declaration?.parent?.as(MemberBlockItemSyntax.self)?.parent?.parent?.parent else { return false }
    return type.is(ClassDeclSyntax.self) || type.is(ExtensionDeclSyntax.self)
  }

  /// Whether a token is the internal name of a parameter.
  private static func isName(_ token: TokenSyntax, of parent: Syntax) -> Bool {
    if let parameter = parent.as(FunctionParameterSyntax.self) {
      return (parameter.secondName ?? parameter.firstName).id == token.id
    }
    if let parameter = parent.as(ClosureParameterSyntax.self) {
      return (parameter.secondName ?? parameter.firstName).id == token.id
    }
    return false
  }
}
