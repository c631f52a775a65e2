import SwiftSyntax

/// Generates the statements that register how empty values of a type are made, and which properties of a class other code
/// is expected to set. A storyboard alone gives a screen no values for such properties.
struct EmptyValueRegistration {
  /// The statements, to be put into a method of the type, so that they can name private members.
  let statements: [String]

  /// The code that names the object with the empty values.
  static let values = "EmptyValues.shared"

  /// A comment before the closing brace of a type that registers nothing.
  private static let mark = "/* no empty values */"

  /// The insertion of a comment into a type, so that it registers nothing, because the statements do not compile; `nil` if
  /// an error is another one.
  ///
  /// The statements stand before the closing brace of the type, where no other error is.
  ///
  /// - Parameter token: the position of the error.
  static func withdrawal(at token: TokenSyntax) -> Edit? {
    guard token.tokenKind == .rightBrace, let type = token.parent?.parent, registers(type) else { return nil }
    return Edit(inserting: mark, at: token.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  private static func registers(_ type: Syntax) -> Bool {
    if let type = type.as(ClassDeclSyntax.self) { return type.genericParameterClause == nil }
    if let type = type.as(StructDeclSyntax.self) { return type.genericParameterClause == nil }
    return type.as(EnumDeclSyntax.self).map { $0.genericParameterClause == nil } ?? false
  }

  /// - Parameters:
  ///   - node: the class. It is not generic.
  ///   - classes: the classes of the target.
  ///   - protocols: the names of the target's protocols.
  init(of node: ClassDeclSyntax, classes: ClassIndex, protocols: Set<String>) {
    let name = node.name.text
    var statements = Self.makers(
      classes.emptyObject(name, protocols: protocols), inherited: node.inheritanceClause, protocols: protocols)
    let creators = node.memberBlock.members.declarations.compactMap {
      $0.as(InitializerDeclSyntax.self).flatMap(EmptyArguments.ofCreator)
    }
    if let fewest = creators.min(by: { $0.count < $1.count }) {
      statements.append(
        "\(Self.values).addCreator(of: \(name).self) { coder in \(name)(\(fewest.joined(separator: ", "))) }")
    }
    for member in node.memberBlock.members {
      guard let property = member.decl.as(VariableDeclSyntax.self).flatMap(Self.handedOver) else { continue }
      statements.append(
        "\(Self.values).addHandedOver(\(property.filter { $0 != "`" }.quoted), of: \(name).self, \\.\(property))")
    }
    self.init(statements, in: node.memberBlock)
  }

  /// - Parameters:
  ///   - node: the structure. It is not generic.
  ///   - protocols: the names of the target's protocols.
  init(of node: StructDeclSyntax, protocols: Set<String>) {
    self.init(
      Self.makers(EmptyArguments.value(of: node), inherited: node.inheritanceClause, protocols: protocols),
      in: node.memberBlock)
  }

  /// The empty value of an enumeration is its first case without associated values.
  ///
  /// - Parameters:
  ///   - node: the enumeration. It is not generic.
  ///   - protocols: the names of the target's protocols.
  init(of node: EnumDeclSyntax, protocols: Set<String>) {
    let cases = node.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
      .filter { $0.attributes.isEmpty }
    let first = cases.lazy.flatMap(\.elements).first { $0.parameterClause == nil }
    let made = first.map { "Self.\($0.name.text)" }
    self.init(Self.makers(made, inherited: node.inheritanceClause, protocols: protocols), in: node.memberBlock)
  }

  private init(_ statements: [String], in block: MemberBlockSyntax) {
    self.statements = Self.isWithdrawn(in: block) ? [] : statements
  }

  /// Whether the statements of a type did not compile.
  static func isWithdrawn(in block: MemberBlockSyntax) -> Bool {
    let before = block.rightBrace.previousToken(viewMode: .sourceAccurate)?.trailingTrivia ?? []
    return (before + block.rightBrace.leadingTrivia).description.contains(mark)
  }

  /// The statements that register a value for its type, and for those of its protocols that the target declares.
  ///
  /// - Parameter made: the code that makes the value; `nil` if there is none.
  private static func makers(
    _ made: String?, inherited: InheritanceClauseSyntax?, protocols: Set<String>
  ) -> [String] {
    guard let made else { return [] }
    let conformances = (inherited?.inheritedTypes ?? []).map(\.type.trimmedDescription).filter(protocols.contains)
    return ([made] + conformances.map { "\(made) as any \($0)" }).map { "\(values).add { \($0) }" }
  }

  /// The name of a stored property that other code is expected to set: it is implicitly unwrapped, has no initial value,
  /// and is no outlet; `nil` for other properties.
  private static func handedOver(_ node: VariableDeclSyntax) -> String? {
    guard node.bindingSpecifier.tokenKind == .keyword(.var), node.attributes.isEmpty, node.bindings.count == 1,
      let binding = node.bindings.first, binding.initializer == nil, !binding.isComputed,
      binding.typeAnnotation?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true,
      !node.modifiers.contains(where: { excluded.contains($0.name.text) || $0.detail?.detail.text == "set" })
    else { return nil }
    return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }

  /// An object in a weak property would go at once.
  private static let excluded: Set<String> = ["weak", "unowned", "static", "class", "lazy", "override"]
}
