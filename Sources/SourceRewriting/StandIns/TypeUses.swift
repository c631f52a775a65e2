import SwiftSyntax

/// Collects how a target's sources use types, by name.
final class TypeUses: SyntaxVisitor {
  /// The uses of one type.
  struct Use {
    /// The different numbers of generic arguments with which the type is used.
    var arguments: Set<Int> = []
    /// The names of types that the sources use as nested types of this type, such as `B` in `A.B`.
    var nested: Set<String> = []
    /// The classes whose inheritance clause has the type as its first entry.
    var subclasses: [ClassDeclSyntax] = []
    /// Whether the type is used like a protocol: it is in the inheritance clause of a protocol, extension, structure or
    /// enumeration, or in that of a class but not as the first entry.
    var isConformedTo = false
    /// Whether a structure or enumeration has the type in its inheritance clause.
    var isConformedToByValues = false
    /// Whether the type is used as a constraint: after `any`, `some` or the colon of a generic parameter.
    var isConstraint = false
    /// Whether a type that declares `==` has the type in the same inheritance clause.
    var isConformedToByEquatables = false
    /// Whether the type is used as the type of values, and not only in inheritance clauses and constraints.
    var isTypeOfValues = false
    /// Whether a type that is encoded or decoded has a stored property of the type.
    var isStoredInCodables = false
    /// Whether a type that can be compared has a stored property of the type.
    var isStoredInEquatables = false
    /// The names of generic parameters that extensions of the type constrain, as `T` in `extension Promise where T == Int`.
    var parameters: Set<String> = []
    /// Whether the type is called, as in `Name()`, or a static member is used, as in `Name.shared`.
    var isCalled = false
  }

  private(set) var uses: [String: Use] = [:]
  /// The names of the types that the sources declare.
  private(set) var declared: Set<String> = []
  /// The names of the declared structures and enumerations.
  private var values: Set<String> = []
  /// The types in the inheritance clauses of extensions, by the last component of the extended type's name.
  private var extended: [String: Set<String>] = [:]

  /// The protocols to which the sources make all objects conform.
  var protocolsOfNSObject: Set<String> { extended["NSObject"] ?? [] }

  init(_ trees: [SourceFileSyntax]) {
    super.init(viewMode: .sourceAccurate)
    trees.forEach { walk($0) }
    for name in values {
      for type in extended[name] ?? [] { change(type) { $0.isConformedToByValues = true } }
    }
  }

  private func change(_ name: String, _ change: (inout Use) -> Void) { change(&uses[name, default: Use()]) }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    change(node.name.text) {
      $0.arguments.insert(node.genericArgumentClause?.arguments.count ?? 0)
      if !node.isConstraint { $0.isTypeOfValues = true }
    }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    change(node.baseType.lastName) { $0.nested.insert(node.name.text) }
    return .visitChildren
  }

  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
    change(node.constraint.trimmedDescription) { $0.isConstraint = true }
    return .visitChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.inheritedType { change(type.trimmedDescription) { $0.isConstraint = true } }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      change(name.baseName.text) { $0.isCalled = true }
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base?.as(DeclReferenceExprSyntax.self), node.declName.baseName.text != "self" {
      change(base.baseName.text) { $0.isCalled = true }
    }
    return .visitChildren
  }

  override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
    change(node.expression.trimmedDescription) { $0.arguments.insert(node.genericArgumentClause.arguments.count) }
    return .visitChildren
  }

  // MARK: Declarations

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text)
    for (index, type) in (node.inheritanceClause?.inheritedTypes ?? []).enumerated() {
      change(type.type.baseName) {
        if index == 0 { $0.subclasses.append(node) } else { $0.isConformedTo = true }
      }
    }
    findEquatable(node.inheritanceClause, node.memberBlock)
    findStored(node.inheritanceClause, node.memberBlock)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text)
    values.insert(node.name.text)
    conforms(node.inheritanceClause, node.memberBlock)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text)
    values.insert(node.name.text)
    conforms(node.inheritanceClause, node.memberBlock)
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text)
    for type in node.inheritanceClause?.inheritedTypes ?? [] { change(type.type.baseName) { $0.isConformedTo = true } }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    for type in node.inheritanceClause?.inheritedTypes ?? [] {
      change(type.type.baseName) { $0.isConformedTo = true }
      extended[node.extendedType.lastName, default: []].insert(type.type.baseName)
    }
    for requirement in node.genericWhereClause?.requirements ?? [] {
      guard let parameter = requirement.requirement.constrained?.as(IdentifierTypeSyntax.self)?.name.text,
        parameter != "Self"
      else { continue }
      change(node.extendedType.baseName) { $0.parameters.insert(parameter) }
    }
    findEquatable(node.inheritanceClause, node.memberBlock)
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text)
    return .visitChildren
  }

  private func conforms(_ clause: InheritanceClauseSyntax?, _ block: MemberBlockSyntax) {
    for type in clause?.inheritedTypes ?? [] {
      change(type.type.baseName) {
        $0.isConformedTo = true
        $0.isConformedToByValues = true
      }
    }
    findEquatable(clause, block)
    findStored(clause, block)
  }

  /// Notes the types of stored properties and of associated values if the compiler has to synthesize functions that encode,
  /// decode or compare them.
  private func findStored(_ clause: InheritanceClauseSyntax?, _ block: MemberBlockSyntax) {
    let protocols = Set((clause?.inheritedTypes ?? []).map(\.type.baseName))
    let isCodable = !protocols.isDisjoint(with: ["Codable", "Encodable", "Decodable"])
    let isEquatable = !protocols.isDisjoint(with: ["Equatable", "Hashable"])
    guard isCodable || isEquatable else { return }
    for member in block.members {
      for name in TypeNames(ofStored: member.decl).names {
        change(name) {
          if isCodable { $0.isStoredInCodables = true }
          if isEquatable { $0.isStoredInEquatables = true }
        }
      }
    }
  }

  /// Notes the types in an inheritance clause if the declaration has a function `==`.
  private func findEquatable(_ clause: InheritanceClauseSyntax?, _ block: MemberBlockSyntax) {
    guard let clause, block.members.contains(where: { $0.decl.as(FunctionDeclSyntax.self)?.name.text == "==" }) else {
      return
    }
    for type in clause.inheritedTypes { change(type.type.baseName) { $0.isConformedToByEquatables = true } }
  }
}

/// Collects the names of the types of the values that a declaration stores.
private final class TypeNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  init(ofStored declaration: DeclSyntax) {
    super.init(viewMode: .sourceAccurate)
    if let variable = declaration.as(VariableDeclSyntax.self) {
      for binding in variable.bindings where binding.accessorBlock == nil {
        if let type = binding.typeAnnotation { walk(type) }
      }
    } else if declaration.is(EnumCaseDeclSyntax.self) {
      walk(declaration)
    }
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }
}

extension IdentifierTypeSyntax {
  /// Whether the type is part of an inheritance clause, or constrains a generic parameter.
  fileprivate var isConstraint: Bool {
    guard let parent else { return false }
    return parent.is(InheritedTypeSyntax.self) || parent.is(GenericParameterSyntax.self)
      || parent.is(ConformanceRequirementSyntax.self)
  }
}

extension GenericRequirementSyntax.Requirement {
  /// The type that the requirement constrains.
  fileprivate var constrained: TypeSyntax? {
    switch self {
    case .sameTypeRequirement(let requirement): requirement.leftType.as(TypeSyntax.self)
    case .conformanceRequirement(let requirement): requirement.leftType
    case .layoutRequirement(let requirement): requirement.type
    @unknown default: nil
    }
  }
}

extension TypeSyntax {
  /// The last component of the type's name: `B` of `A.B`.
  fileprivate var lastName: String {
    self.as(MemberTypeSyntax.self)?.name.text ?? baseName
  }

  /// The name of the type without arguments and attributes.
  fileprivate var baseName: String {
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.baseName }
    return self.as(IdentifierTypeSyntax.self)?.name.text ?? trimmedDescription
  }
}
