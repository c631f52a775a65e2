import SwiftSyntax

/// Generates the statements that register how empty objects of a class are made, and which of its properties other code
/// is expected to set. A storyboard alone gives a screen no values for such properties.
struct EmptyValueRegistration {
  /// The statements, to be put into a method of the class, so that they can name private members.
  let statements: [String]

  /// The code that names the object with the empty values.
  static let values = "EmptyValues.shared"

  /// A comment before the closing brace of a class that registers nothing.
  private static let mark = "/* no empty values */"

  /// The insertion of a comment into a class, so that it registers nothing, because the statements do not compile; `nil` if
  /// an error is another one.
  ///
  /// The statements stand before the closing brace of the class, where no other error is.
  ///
  /// - Parameter token: the position of the error.
  static func withdrawal(at token: TokenSyntax) -> Edit? {
    guard token.tokenKind == .rightBrace, let type = token.parent?.parent?.as(ClassDeclSyntax.self),
      type.genericParameterClause == nil
    else { return nil }
    return Edit(inserting: mark, at: token.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// - Parameters:
  ///   - node: the class. It is not generic.
  ///   - classes: the classes of the target.
  ///   - protocols: the names of the target's protocols.
  init(of node: ClassDeclSyntax, classes: ClassIndex, protocols: Set<String>) {
    guard !node.memberBlock.rightBrace.leadingTrivia.description.contains(Self.mark) else {
      statements = []
      return
    }
    let name = node.name.text
    var statements: [String] = []
    if let maker = classes.emptyObject(name, protocols: protocols) {
      let conformances = (node.inheritanceClause?.inheritedTypes ?? []).map(\.type.trimmedDescription)
        .filter(protocols.contains)
      statements = [maker] + conformances.map { "\(maker) as any \($0)" }
      statements = statements.map { "\(Self.values).add { \($0) }" }
    }
    for member in node.memberBlock.members {
      guard let property = member.decl.as(VariableDeclSyntax.self).flatMap(Self.handedOver) else { continue }
      statements.append(
        "\(Self.values).addHandedOver(\(property.filter { $0 != "`" }.quoted), of: \(name).self, \\.\(property))")
    }
    self.statements = statements
  }

  /// The name of a stored property that other code is expected to set: it is implicitly unwrapped, has no initial value,
  /// and is no outlet; `nil` for other properties.
  private static func handedOver(_ node: VariableDeclSyntax) -> String? {
    guard node.bindingSpecifier.tokenKind == .keyword(.var), node.attributes.isEmpty, node.bindings.count == 1,
      let binding = node.bindings.first, binding.initializer == nil, !isComputed(binding),
      binding.typeAnnotation?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true,
      !node.modifiers.contains(where: { excluded.contains($0.name.text) || $0.detail?.detail.text == "set" })
    else { return nil }
    return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }

  /// An object in a weak property would go at once.
  private static let excluded: Set<String> = ["weak", "unowned", "static", "class", "lazy", "override"]

  private static func isComputed(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = binding.accessorBlock else { return false }
    guard case .accessors(let accessors) = block.accessors else { return true }
    return !accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}
