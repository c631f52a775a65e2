import SwiftSyntax

/// The module that is imported instead of one of Apple's modules.
///
/// Snug's replacements for some of Apple's modules have other names, because packages that test for the original names
/// with `canImport` would use more of these modules than Snug has.
struct ImportedModule {
  /// The module path that replaces the imported path; `nil` if the path stays.
  let path: String?
  /// Whether the whole module is imported even if the original import names only one declaration of it.
  let isWhole: Bool

  /// Replacements in addition to those in ``StandIns``, for modules that have no generated replacement.
  private static let byHand = ["Combine": "EventPublishers", "ObjectiveC": "UIKit", "simd": "Matrices"]

  /// The module of Snug that replaces a module of Apple's under another name, such as `UIKit` for `CoreGraphics`; `nil`
  /// if there is none.
  static func standIn(for module: String) -> String? { StandIns.modules[module] ?? byHand[module] }

  init(_ node: ImportDeclSyntax) {
    let names = node.path.map(\.name.text)
    let stand = names.first.flatMap(Self.standIn)
    isWhole = stand != nil
    if let stand {
      path = stand
    } else if names.count > 1, node.importKindSpecifier == nil {
      // Submodules, such as UIKit.UIGestureRecognizerSubclass, do not exist here, so the whole module is imported.
      path = names[0]
    } else {
      path = nil
    }
  }

  /// The names of the modules that a file imports, in any branch that the platform does not exclude.
  static func names(in tree: SourceFileSyntax) -> Set<String> {
    names(in: tree.statements)
  }

  /// The names of the modules that a file imports under no condition, as the rewritten file imports them.
  static func certainNames(in tree: SourceFileSyntax) -> Set<String> {
    Set(
      tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text }
        .map { standIn(for: $0) ?? $0 })
  }

  private static func names(in statements: CodeBlockItemListSyntax) -> Set<String> {
    statements.reduce(into: []) { names, statement in
      if let node = statement.item.as(ImportDeclSyntax.self) {
        if let name = node.path.first?.name.text { names.insert(name) }
      } else if let condition = statement.item.as(IfConfigDeclSyntax.self) {
        for clause in PlatformCondition.possibleClauses(of: condition) {
          if case .statements(let branch)? = clause.elements { names.formUnion(Self.names(in: branch)) }
        }
      }
    }
  }
}
