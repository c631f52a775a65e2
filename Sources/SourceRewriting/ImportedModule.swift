import SwiftSyntax

/// What is imported in the place of a module that is not here by its name.
struct ImportedModule {
  /// What stands in the place of the path; nil where the path stays.
  let path: String?
  /// Whether the whole module is imported in the place of one declaration.
  let isWhole: Bool

  init(_ node: ImportDeclSyntax) {
    let names = node.path.map(\.name.text)
    let stand = names.first.flatMap { Self.names[$0] }
    isWhole = stand != nil
    if let stand {
      path = stand
    } else if names.count > 1, node.importKindSpecifier == nil {
      // Parts of modules, as UIKit.UIGestureRecognizerSubclass, are not modules here.
      path = names[0]
    } else {
      path = nil
    }
  }

  /// Modules of Apple's systems whose names other packages look for with `canImport`, to use more of them than is here.
  private static let names = [
    "CoreGraphics": "UIKit", "Network": "NetworkMonitoring", "OSLog": "UnifiedLogging",
    "UniformTypeIdentifiers": "UniformTypes", "os": "UnifiedLogging",
  ]
}
