import SwiftSyntax

/// Finds members of extensions that override a member of the superclass, so that they can be moved into the class.
///
/// Overriding in an extension needs the Objective-C runtime. Moving a member into the class does not change its
/// meaning: class and extension are in the same file, so the member sees the same private names.
struct ExtensionOverrides {
  /// A member of an extension, and the class into which it is moved.
  struct Move {
    var member: DeclSyntax
    var destination: ClassDeclSyntax
  }

  private(set) var moves: [Move] = []
  /// Overriding members that cannot be moved, because their class is in another file.
  private(set) var stranded: [DeclSyntax] = []

  init(in tree: SourceFileSyntax) {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(tree)
    for found in finder.extensions {
      let overrides = Self.overrides(among: found.memberBlock.members)
      guard !overrides.isEmpty else { continue }
      if let destination = finder.classes[found.extendedType.trimmedDescription] {
        moves += overrides.map { Move(member: $0, destination: destination) }
      } else {
        stranded += overrides
      }
    }
  }

  private static func overrides(among members: MemberBlockItemListSyntax) -> [DeclSyntax] {
    members.flatMap { item -> [DeclSyntax] in
      if let block = item.decl.as(IfConfigDeclSyntax.self) {
        return block.clauses.flatMap { clause -> [DeclSyntax] in
          if case .decls(let members)? = clause.elements { overrides(among: members) } else { [] }
        }
      }
      let modifiers = item.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
      return modifiers.contains { $0.name.tokenKind == .keyword(.override) } ? [item.decl] : []
    }
  }

  /// Collects the extensions of a file, and its classes by their qualified names.
  private final class Finder: SyntaxVisitor {
    var classes: [String: ClassDeclSyntax] = [:]
    var extensions: [ExtensionDeclSyntax] = []
    private var path: [String] = []

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      path.append(node.name.text)
      classes[path.joined(separator: ".")] = node
      return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      path.append(node.name.text)
      return .visitChildren
    }

    override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      path.append(node.name.text)
      return .visitChildren
    }

    override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      extensions.append(node)
      path.append(node.extendedType.trimmedDescription)
      return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
}
