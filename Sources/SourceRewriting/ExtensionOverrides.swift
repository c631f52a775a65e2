import SwiftSyntax

/// Finds the members of a file's extensions that override a member of the superclass or that a subclass overrides, and the
/// file's classes.
///
/// Swift allows both in an extension only with Objective-C's runtime. On Linux, the member is therefore moved into the
/// class. If the class is in another file, the moved member can no longer use private declarations of
/// its old file.
struct ExtensionOverrides {
  /// A member of an extension that overrides another one or is overridden.
  struct Member {
    var declaration: DeclSyntax
    /// `public ` if the extension makes the member public, else empty.
    var access: String
    /// The name of the extended class, as the extension writes it.
    var className: String
  }

  /// The overriding and overridden members, in the order of the file.
  let members: [Member]
  /// The classes of the file by their names, as an extension writes them.
  let classes: [String: ClassDeclSyntax]

  /// - Parameters:
  ///   - tree: the file.
  ///   - overridden: the members that subclasses override.
  ///   - optionalMethods: the methods that override what their superclass gets.
  init(in tree: SourceFileSyntax, overridden: OverriddenMembers, optionalMethods: OptionalMethods) {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(tree)
    classes = finder.classes
    members = finder.extensions.flatMap { found in
      let name = found.extendedType.trimmedDescription
      let moved = Self.members(of: found.memberBlock.members) {
        $0.isOverride || optionalMethods.overriding.contains($0.id) || overridden.contains($0, of: name)
      }
      return moved.map { member in
        let hasOwn = member.asProtocol((any WithModifiersSyntax).self)?.modifiers.hasAccessLevel ?? false
        let isPublic = !hasOwn && found.modifiers.contains { $0.name.tokenKind == .keyword(.public) }
        return Member(declaration: member, access: isPublic ? "public " : "", className: name)
      }
    }
  }

  private static func members(
    of block: MemberBlockItemListSyntax, where isMoved: (DeclSyntax) -> Bool
  ) -> [DeclSyntax] {
    block.flatMap { item -> [DeclSyntax] in
      if let block = item.decl.as(IfConfigDeclSyntax.self) {
        return block.clauses.flatMap { clause -> [DeclSyntax] in
          if case .decls(let nested)? = clause.elements { members(of: nested, where: isMoved) } else { [] }
        }
      }
      return isMoved(item.decl) ? [item.decl] : []
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

extension DeclModifierListSyntax {
  /// Whether one of the modifiers is an access level.
  fileprivate var hasAccessLevel: Bool {
    contains { ["open", "public", "package", "internal", "fileprivate", "private"].contains($0.name.text) }
  }
}
