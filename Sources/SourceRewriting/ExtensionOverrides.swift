import SwiftSyntax

/// Finds members of extensions that override a member of the superclass, so that they can be moved into the class.
///
/// Only Objective-C's runtime can override from an extension. Such members are moved into the class. In a class of the
/// same file they see the same private names; in a class of another file they do not.
struct ExtensionOverrides {
  /// A member of an extension, and the class into which it is moved.
  struct Move {
    var member: DeclSyntax
    /// The position of the closing brace of the class; `nil` if the class is in another file.
    var brace: TokenSyntax?
    /// The name of the class, as the extension writes it.
    var className: String
  }

  private(set) var moves: [Move] = []
  /// Overrides whose class is in none of the target's files.
  private(set) var stranded: [DeclSyntax] = []

  /// - Parameters:
  ///   - tree: a file.
  ///   - classes: the names of the classes of the target's other files.
  init(in tree: SourceFileSyntax, classesElsewhere classes: Set<String> = []) {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(tree)
    for found in finder.extensions {
      let overrides = Self.overrides(among: found.memberBlock.members)
      guard !overrides.isEmpty else { continue }
      let name = found.extendedType.trimmedDescription
      if let destination = finder.classes[name] {
        let brace = destination.memberBlock.rightBrace
        moves += overrides.map { Move(member: $0, brace: brace, className: name) }
      } else if classes.contains(name) {
        moves += overrides.map { Move(member: $0, brace: nil, className: name) }
      } else {
        stranded += overrides
      }
    }
  }

  /// The classes of a file by their names, as an extension writes them.
  static func classes(in tree: SourceFileSyntax) -> [String: ClassDeclSyntax] {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.classes
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
