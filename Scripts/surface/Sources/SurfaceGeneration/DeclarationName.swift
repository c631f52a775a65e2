import SwiftSyntax

extension DeclSyntax {
  /// The names that the declaration introduces, with labels: `start(with:)`, `init(frame:)`, `delegate`.
  var names: [String] {
    switch kind {
    case .functionDecl:
      guard let function = self.as(FunctionDeclSyntax.self) else { return [] }
      return [function.name.text + function.signature.parameterClause.labels]
    case .initializerDecl:
      guard let initializer = self.as(InitializerDeclSyntax.self) else { return [] }
      return ["init" + initializer.signature.parameterClause.labels]
    case .subscriptDecl:
      guard let subscription = self.as(SubscriptDeclSyntax.self) else { return [] }
      return ["subscript" + subscription.parameterClause.labels]
    case .variableDecl:
      guard let variable = self.as(VariableDeclSyntax.self) else { return [] }
      return variable.bindings.map { $0.pattern.trimmedDescription }
    case .enumCaseDecl:
      guard let cases = self.as(EnumCaseDeclSyntax.self) else { return [] }
      return cases.elements.map(\.name.text)
    default:
      return asProtocol(NamedDeclSyntax.self).map { [$0.name.text] } ?? []
    }
  }

  /// What an error calls the declaration.
  var name: String { names.joined(separator: ", ") }

  var modifiers: Set<String> {
    let list = asProtocol(WithModifiersSyntax.self)?.modifiers
    return Set(list?.filter { $0.detail == nil }.map(\.name.text) ?? [])
  }

  var attributes: AttributeListSyntax? { asProtocol(WithAttributesSyntax.self)?.attributes }

  /// The parameters of a function, an initialiser or a subscript.
  var parameters: FunctionParameterListSyntax? {
    self.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
      ?? self.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
      ?? self.as(SubscriptDeclSyntax.self)?.parameterClause.parameters
  }

  /// The variables between braces or after them, and whether they are stored.
  var isStoredProperty: Bool {
    guard let variable = self.as(VariableDeclSyntax.self) else { return false }
    return variable.bindings.allSatisfy { $0.accessorBlock == nil }
  }
}

extension FunctionParameterClauseSyntax {
  /// `(with:_:)`.
  var labels: String { "(" + parameters.map { "\($0.firstName.text):" }.joined() + ")" }
}

extension DeclSyntax {
  /// The declaration without its comment, its marks, and the word `optional`.
  var withoutMarks: String {
    var edits: [Edit] = []
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    for attribute in Marks(attributes ?? []).attributes {
      let end = attribute.nextToken(viewMode: .sourceAccurate)?.positionAfterSkippingLeadingTrivia
      edits.append(.replacement(from: attribute.positionAfterSkippingLeadingTrivia, to: end ?? attribute.endPosition))
    }
    for modifier in asProtocol((any WithModifiersSyntax).self)?.modifiers ?? [] where modifier.name.text == "optional" {
      edits.append(.replacement(from: modifier.positionAfterSkippingLeadingTrivia, to: modifier.endPosition))
    }
    let moved = edits.map {
      Edit(range: $0.range.lowerBound - start..<$0.range.upperBound - start, replacement: $0.replacement)
    }
    return trimmedDescription.applying(moved)
  }
}
