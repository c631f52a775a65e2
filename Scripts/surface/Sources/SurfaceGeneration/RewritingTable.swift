import SwiftSyntax

/// What the rewriter of an app's sources knows of modules: the names that they stand for, and the classes that elements
/// of documents make.
struct RewritingTable {
  private var modules: [(name: String, module: String)] = []
  private var classes: [(module: String, name: String)] = []
  private var optionalMethods: [String] = []
  private var protocols: [String] = []

  /// Adds what a surface of a module says with the marks `@inPlaceOf` and `@inDocuments`.
  mutating func add(_ surface: SwiftFile, of module: String) {
    for statement in surface.tree.statements {
      guard let declaration = statement.item.as(DeclSyntax.self) else { continue }
      let marks = Marks(declaration.attributes ?? [])
      for name in marks.expressions(of: .inPlaceOf) ?? [] { modules.append((name.trimmedDescription, module)) }
      if marks.contains(.inDocuments) { classes.append((module, declaration.name)) }
      if let node = declaration.as(ProtocolDeclSyntax.self), let inherited = node.inheritanceClause?.inheritedTypes {
        let names = inherited.map(\.type.trimmedDescription).filter { !["AnyObject", "NSObjectProtocol"].contains($0) }
        if !names.isEmpty { protocols.append("\(node.name.text): \(names.joined(separator: ", "))") }
      }
    }
  }

  /// Adds the optional methods of a surface's protocols.
  mutating func add(_ methods: [OptionalMethod]) { optionalMethods += methods.map(\.line) }

  /// A Swift file with the tables.
  var file: String {
    """
    // Made by `make surface` from the folder Surface; don't edit.
    // swift-format-ignore-file

    /// What the folder Surface says of modules beside UIKit.
    enum StandIns {
      /// The modules that files import in the place of those of Apple's systems, by the names of these.
      static let modules: [String: String] = [
    \(lines(of: modules.map { "\"\($0.name)\": \"\($0.module)\"," }))
      ]

      /// The modules with the classes that elements of documents make.
      static let classesInDocuments: KeyValuePairs<String, String> = [
    \(lines(of: classes.map { "\"\($0.module)\": \"\($0.name)\"," }))
      ]

      /// The optional methods of protocols, a line each: the protocol, and the method with its default implementation.
      static let optionalMethods = #\"""
    \(text(of: optionalMethods))
        \"""#

      /// The protocols that inherit from others, a line each.
      static let inheritance = #\"""
    \(text(of: protocols))
        \"""#
    }

    """
  }

  private func text(of entries: [String]) -> String { entries.sorted().map { "    \($0)" }.joined(separator: "\n") }

  private func lines(of entries: [String]) -> String {
    entries.isEmpty ? "    :" : entries.sorted().map { "    \($0)" }.joined(separator: "\n")
  }
}
