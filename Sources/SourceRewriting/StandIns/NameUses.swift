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

    /// Whether the name is used both as a value and as a function without arguments. No type can declare both.
    var isValueAndFunction: Bool { isRead && calls.contains(Self.noArguments) }

    private static let noArguments = CallShape(arguments: [])

    fileprivate mutating func add(_ other: Use) {
      calls.formUnion(other.calls)
      if other.isRead { isRead = true }
      if other.isAssigned { isAssigned = true }
    }
  }

  private(set) var uses: [String: Use] = [:]
  /// The uses of static members: by the name of the member, then by that of the type. The uses of implicit members, such
  /// as `.shared`, have no type, and their key is empty.
  private var staticUses: [String: [String: Use]] = [:]
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
    let member = node.parent?.as(MemberAccessExprSyntax.self).flatMap { $0.declName.id == node.id ? $0 : nil }
    // The whole expression that ends with the name, such as `a.b.name`.
    var whole = member.map { Syntax($0) } ?? Syntax(node)
    if let generic = whole.parent?.as(GenericSpecializationExprSyntax.self) { whole = Syntax(generic) }
    let name = node.baseName.text
    var use = Use()
    if let call = whole.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == whole.id {
      let shape = CallShape(call)
      use.calls = [shape]
      if name == "init", let member, member.base == nil { implicitInitializers.insert(shape) }
    } else if Self.isTarget(whole) {
      use.isAssigned = true
    } else {
      use.isRead = true
    }
    uses[name, default: Use()].add(use)
    if let member, let type = Self.type(of: member) { staticUses[name, default: [:]][type, default: Use()].add(use) }
    return .visitChildren
  }

  /// The name of the type whose static member an expression seems to name; empty for an implicit member, `nil` if the
  /// expression before the member is no type.
  private static func type(of member: MemberAccessExprSyntax) -> String? {
    guard let base = member.base else { return "" }
    return base.typeName
  }

  /// The uses of a static member of a type. The uses of implicit members are among them, because any of them may be of
  /// the type, unless they contradict those that name the type.
  ///
  /// - Parameter type: the name of the type, which may be qualified with the types that contain it.
  func uses(ofStatic name: String, in type: String) -> Use {
    let byType = staticUses[name] ?? [:]
    let ofType = byType[type.lastComponent]
    guard let implicit = byType[""] else { return ofType ?? uses[name] ?? Use() }
    guard let ofType else { return implicit }
    var all = ofType
    all.add(implicit)
    return all.isValueAndFunction ? ofType : all
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
