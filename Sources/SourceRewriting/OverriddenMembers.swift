import SwiftSyntax

/// The members of a target's classes that subclasses in the target override.
///
/// If such a member is declared in an extension, only Objective-C's runtime allows the override.
struct OverriddenMembers {
  private var members: [String: Set<String>] = [:]

  /// - Parameters:
  ///   - trees: the sources of the target.
  ///   - classes: the classes of the target.
  init(_ trees: [SourceFileSyntax], classes: ClassIndex) {
    let visitor = Visitor(viewMode: .sourceAccurate)
    for tree in trees { visitor.walk(tree) }
    for (name, overrides) in visitor.overrides {
      for ancestor in classes.ancestors(of: name) { members[ancestor, default: []].formUnion(overrides) }
    }
  }

  /// Whether a subclass overrides a member of a class.
  func contains(_ member: DeclSyntax, of type: String) -> Bool {
    guard let members = members[type.lastComponent] else { return false }
    return Self.names(of: member).contains(where: members.contains)
  }

  /// The names of a function, with its argument labels, or of the variables of a declaration.
  private static func names(of member: DeclSyntax) -> [String] {
    if let function = member.as(FunctionDeclSyntax.self) { return [function.fullName] }
    return (member.as(VariableDeclSyntax.self)?.bindings ?? []).map { $0.pattern.trimmedDescription }
  }

  private final class Visitor: SyntaxVisitor {
    /// The overriding members, by the name of the class.
    var overrides: [String: Set<String>] = [:]

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      add(node.memberBlock.members, of: node.name.text)
      return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      add(node.memberBlock.members, of: node.extendedType.trimmedDescription.lastComponent)
      return .visitChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func add(_ members: MemberBlockItemListSyntax, of type: String) {
      let found = members.declarations.filter(\.isOverride).flatMap(OverriddenMembers.names)
      overrides[type, default: []].formUnion(found)
    }
  }
}

extension DeclSyntax {
  /// Whether the declaration has the modifier `override`.
  var isOverride: Bool {
    asProtocol((any WithModifiersSyntax).self)?.modifiers.contains { $0.name.tokenKind == .keyword(.override) } == true
  }
}
