import SwiftSyntax

/// A part of a source file that can be left out so that the rest is still valid Swift syntax.
struct CuttablePart {
  var kind: Cut.Kind
  /// The range of bytes of the file that would be left out.
  var range: Range<Int>
  /// The declaration that contains the part, or that is the part.
  var declaration: String

  /// The parts that contain a token, the smallest first.
  ///
  /// - Parameters:
  ///   - token: the token at which the compiler reports an error.
  ///   - error: the compiler's message.
  static func around(_ token: TokenSyntax, error: String) -> [CuttablePart] {
    var parts = missingConformance(at: token, error: error)
    if error.hasPrefix("missing return in "), token.tokenKind == .rightBrace {
      var end = CuttablePart(.result, token)
      end.range = end.range.lowerBound..<end.range.lowerBound
      parts.append(end)
    }
    parts += initialValues(at: token, error: error)
    if let range = ViewModifier.range(at: token) {
      var part = CuttablePart(.viewModifier, token)
      part.range = range
      parts.append(part)
    }
    for node in Syntax(token).ancestors {
      parts += value(Syntax(node))
      if let attribute = node.as(AttributeSyntax.self), error.hasPrefix("unknown attribute ") {
        parts.append(CuttablePart(.attribute, attribute))
      } else if let inherited = node.as(InheritedTypeSyntax.self) {
        parts += conformances(inherited)
      } else if let label = node.as(SwitchCaseLabelSyntax.self), let branch = label.parent?.as(SwitchCaseSyntax.self) {
        // The pattern does not fit the value, which may be a stand-in.
        parts.append(CuttablePart(.statement, branch))
      } else if let item = node.as(CodeBlockItemSyntax.self) {
        if isEndOfNeverReturningFunction(item) { continue }
        // Top-level items of a file are declarations, except in main.swift, where they may be statements.
        let isDeclaration = item.parent?.parent?.is(SourceFileSyntax.self) == true && item.item.is(DeclSyntax.self)
        parts.append(CuttablePart(isDeclaration ? .declaration : .statement, item))
      } else if let member = node.as(MemberBlockItemSyntax.self) {
        parts.append(CuttablePart(.declaration, member))
      } else if let body = node.asProtocol((any WithOptionalCodeBlockSyntax).self)?.body {
        parts.append(CuttablePart(.body, body))
      } else if let block = node.as(AccessorBlockSyntax.self), block.accessors.is(CodeBlockItemListSyntax.self) {
        parts.append(CuttablePart(.body, block))
      }
    }
    return parts
  }

  /// Whether a statement is the last one of a function that returns `Never`. The function does not compile without it.
  private static func isEndOfNeverReturningFunction(_ item: CodeBlockItemSyntax) -> Bool {
    guard let items = item.parent?.as(CodeBlockItemListSyntax.self), items.last == item,
      let function = items.parent?.parent?.as(FunctionDeclSyntax.self)
    else { return false }
    return ["Never", "Swift.Never"].contains(function.signature.returnClause?.type.trimmedDescription)
  }

  private init(_ kind: Cut.Kind, _ node: some SyntaxProtocol) {
    self.kind = kind
    range = node.trimmedBytes
    declaration = Self.name(of: Syntax(node))
  }

  // MARK: Values

  /// The part that is the value of a variable or of an optional binding, if the node is such a value; otherwise empty.
  ///
  /// With a type annotation, it is a part only if an empty value of the type exists or is not needed before the variable
  /// is used: it would end the program otherwise.
  private static func value(_ node: Syntax) -> [CuttablePart] {
    guard let initializer = node.as(InitializerClauseSyntax.self) else { return [] }
    // A default argument is needed only where a call has no argument.
    if node.parent?.is(FunctionParameterSyntax.self) == true { return [CuttablePart(.typedValue, initializer.value)] }
    if let binding = node.parent?.as(PatternBindingSyntax.self) {
      guard binding.pattern.is(IdentifierPatternSyntax.self) else { return [] }
      if let type = binding.typeAnnotation?.type {
        let isMade = EmptyValue.exists(of: type) || EmptyValue.isNeededLate(binding)
        return isMade ? [CuttablePart(.typedValue, initializer.value)] : []
      }
      guard binding.accessorBlock == nil else { return [] }
      return [CuttablePart(.value, initializer.value)]
    }
    let condition = node.parent?.as(OptionalBindingConditionSyntax.self)
    return condition.map { $0.typeAnnotation == nil ? [CuttablePart(.boundValue, initializer.value)] : [] } ?? []
  }

  /// The position in an initializer, before a statement or the closing brace, at which stored properties must have a
  /// value.
  private static func initialValues(at token: TokenSyntax, error: String) -> [CuttablePart] {
    guard !uninitialized(in: error).isEmpty else { return [] }
    let around = Syntax(token).ancestors
    guard let index = around.firstIndex(where: { $0.is(InitializerDeclSyntax.self) }) else { return [] }
    let isEnd = token.tokenKind == .rightBrace && around.dropFirst().first?.id == around[index].id
    let statement = around[..<index].last { $0.is(CodeBlockItemSyntax.self) }
    guard let place = isEnd ? Syntax(token) : statement else { return [] }
    var part = CuttablePart(.initialValue, place)
    part.range = part.range.lowerBound..<part.range.lowerBound
    return [part]
  }

  /// The position at the start of the body of the initializer around an error, and the range of the body; `nil` if there is
  /// none.
  static func initializerBody(around token: TokenSyntax) -> (start: Int, range: Range<Int>)? {
    guard let body = token.ancestorOrSelf(mapping: { $0.as(InitializerDeclSyntax.self) })?.body else { return nil }
    let start = body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
    return (start, start..<body.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// The names of the stored properties that are not initialized, according to an error message.
  static func uninitialized(in error: String) -> [String] {
    guard error.contains("initializ"), !error.contains("may only be initialized once") else { return [] }
    return error.matches(of: /'self\.(\w+)'/).map { String($0.1) }.reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }

  // MARK: Conformances

  /// The protocol in a type's inheritance clause to which the type does not conform, according to an error message. If the
  /// clause does not name it, one of its types inherits from it: they are left out one after another, the last first, since
  /// the first may be the superclass.
  private static func missingConformance(at token: TokenSyntax, error: String) -> [CuttablePart] {
    guard let match = error.firstMatch(of: /type '([\w.]+)[^']*' does not conform to protocol '([^']+)'/) else {
      return []
    }
    for node in Syntax(token).ancestors {
      guard let group = node.asProtocol((any DeclGroupSyntax).self) else { continue }
      // The error may also be about a type that the declaration only uses.
      let name = node.as(DeclSyntax.self).flatMap(declaredName)?.lastComponent
      guard name == String(match.1).lastComponent else { return [] }
      let types = group.inheritanceClause?.inheritedTypes ?? []
      let names = [String(match.2)] + (["Decodable", "Encodable"].contains(match.2) ? ["Codable"] : [])
      let named = types.first { names.contains($0.type.trimmedDescription.lastComponent) }
      if let named { return conformances(named) }
      return types.reversed().compactMap { conformances($0).first }
        + types.prefix(1).compactMap { conformances($0).last }
    }
    return []
  }

  /// Two parts: one type of an inheritance clause, then the whole clause.
  private static func conformances(_ type: InheritedTypeSyntax) -> [CuttablePart] {
    guard let list = type.parent?.as(InheritedTypeListSyntax.self), let clause = list.parent else { return [] }
    let all = CuttablePart(.conformance, clause)
    if list.count == 1 { return [all] }
    var part = CuttablePart(.conformance, type)
    // The first type of the clause includes the comma after it; each other type is left out with the comma before it.
    if type != list.first, let before = type.previousToken(viewMode: .sourceAccurate) {
      let end = type.type.endPositionBeforeTrailingTrivia.utf8Offset
      part.range = before.positionAfterSkippingLeadingTrivia.utf8Offset..<end
    }
    return [part, all]
  }

  // MARK: Names

  /// The qualified name of the declaration that contains a token, such as `LoginController.viewDidLoad`.
  static func declaration(around token: TokenSyntax) -> String { name(of: Syntax(token)) }

  /// The name of the innermost type or extension that contains a token; `nil` if there is none.
  static func typeAround(_ token: TokenSyntax) -> String? {
    Syntax(token).ancestors.lazy.filter { $0.asProtocol((any DeclGroupSyntax).self) != nil }
      .compactMap { $0.as(DeclSyntax.self).flatMap(declaredName) }.first
  }

  /// The qualified name of the declaration that a node is or is in, such as `LoginController.viewDidLoad`.
  private static func name(of node: Syntax) -> String {
    ([node] + node.ancestors).compactMap { node -> String? in
      if let member = node.as(MemberBlockItemSyntax.self) { return declaredName(member.decl) }
      if let item = node.as(CodeBlockItemSyntax.self), let declaration = item.item.as(DeclSyntax.self) {
        return declaredName(declaration)
      }
      return nil
    }.reversed().joined(separator: ".")
  }

  private static func declaredName(_ declaration: DeclSyntax) -> String? {
    if let named = declaration.asProtocol((any NamedDeclSyntax).self) { return named.name.text }
    if let type = declaration.as(ExtensionDeclSyntax.self) { return type.extendedType.trimmedDescription }
    if declaration.is(InitializerDeclSyntax.self) { return "init" }
    if declaration.is(DeinitializerDeclSyntax.self) { return "deinit" }
    if declaration.is(SubscriptDeclSyntax.self) { return "subscript" }
    return declaration.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
  }
}

extension Syntax {
  /// The ancestors of the node, the parent first.
  fileprivate var ancestors: [Syntax] { Array(sequence(first: self, next: \.parent).dropFirst()) }
}
