/// Generates the Swift code of the symbols of asset catalogs.
///
/// The names of UIKit types are qualified with the module, since a namespace may have the same name. As in Xcode, the
/// symbols are `nonisolated`, even if the target's default isolation is the main actor.
struct AssetSymbolCode {
  private(set) var text = """
    import Foundation
    import UIKit

    """

  /// - Parameters:
  ///   - symbols: the symbols by the kind of the assets; at least one.
  ///   - hasExtensions: whether static properties of `UIColor` and `UIImage` are generated, too.
  init(_ symbols: [AssetKind: AssetSymbols], hasExtensions: Bool) {
    for kind in AssetKind.allCases { addResource(kind) }
    for kind in AssetKind.allCases {
      guard let content = symbols[kind], !content.isEmpty else { continue }
      text += "\nnonisolated extension \(kind.resource) {\n"
      add(content, indentation: "  ") { member, _ in
        "static let \(SwiftText.name(member.symbol)) = "
          + "\(kind.resource)(name: \(SwiftText.literal(member.name)), bundle: Foundation.Bundle.main)"
      }
      text += "}\n"
      if hasExtensions { addExtension(kind, content) }
    }
  }

  /// Adds the resource type of a kind, and the initializer of the UIKit type that takes a resource.
  private mutating func addResource(_ kind: AssetKind) {
    text += """

      /// The name of \(kind == .color ? "a color" : "an image") in an asset catalog.
      nonisolated struct \(kind.resource): Swift.Hashable, Swift.Sendable {
        let name: Swift.String
        let bundle: Foundation.Bundle
      }

      nonisolated extension UIKit.\(kind.type) {
        /// The \(kind.word) of a resource. If it is not found, nothing is visible.
        convenience init(resource: \(kind.resource)) {
          if UIKit.\(kind.type)(named: resource.name, in: resource.bundle, compatibleWith: nil) != nil {
            self.init(named: resource.name, in: resource.bundle, compatibleWith: nil)!
          } else {
            \(kind.fallback)
          }
        }
      }

      """
  }

  private mutating func addExtension(_ kind: AssetKind, _ content: AssetSymbols) {
    text += "\nnonisolated extension UIKit.\(kind.type) {\n"
    add(content, indentation: "  ", except: kind.reserved) { member, namespaces in
      let path = (namespaces + [member.symbol]).map { "." + SwiftText.name($0) }.joined()
      return "static var \(SwiftText.name(member.symbol)): UIKit.\(kind.type) { .init(resource: \(path)) }"
    }
    text += "}\n"
  }

  /// Adds the declarations of symbols. A namespace becomes an enumeration.
  private mutating func add(
    _ content: AssetSymbols, in namespaces: [String] = [], indentation: String, except reserved: Set<String> = [],
    declaration: (AssetSymbols.Member, [String]) -> String
  ) {
    for member in content.members where !reserved.contains(member.symbol) {
      text += "\(indentation)/// The asset \(SwiftText.literal(member.name)).\n"
      text += "\(indentation)\(declaration(member, namespaces))\n"
    }
    for namespace in content.namespaces where !reserved.contains(namespace.symbol) {
      text += "\(indentation)enum \(SwiftText.name(namespace.symbol)) {\n"
      let inner = namespaces + [namespace.symbol]
      add(namespace.content, in: inner, indentation: indentation + "  ", declaration: declaration)
      text += "\(indentation)}\n"
    }
  }
}
