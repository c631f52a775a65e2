import SwiftSyntax

/// A Swift source file of an app.
public struct SourceFile: Sendable {
  /// The path of the file in error messages.
  public let path: String
  /// The path relative to the target's folder. It is unique in the target.
  public let relativePath: String
  /// The file's content.
  public let text: String
  /// The text in the checkout, from which ``text`` differs if the file was edited.
  let original: String
  /// The syntax tree of the text.
  let tree: SourceFileSyntax
  /// The modules that the rewritten file imports in addition to those that the text imports.
  let addedImports: [String]
  /// Whether the file's members are not registered in the `RuntimeTable`, because the generated code does not compile.
  let registersNothing: Bool
  /// The trees of all texts, from which this file has its own.
  let trees: SyntaxTrees

  /// Makes a source file, and parses it.
  ///
  /// - Parameters:
  ///   - path: the path of the file in error messages.
  ///   - relativePath: the path relative to the target's folder; `nil` if it is the same.
  ///   - text: the file's content.
  ///   - addedImports: the modules that the rewritten file imports in addition to those that the text imports.
  ///   - registersNothing: whether the file's members are not registered in the `RuntimeTable`.
  ///   - trees: the trees of texts that were parsed before.
  public init(
    path: String, relativePath: String? = nil, text: String, addedImports: [String] = [],
    registersNothing: Bool = false, trees: SyntaxTrees = SyntaxTrees()
  ) {
    self.path = path
    self.addedImports = addedImports
    self.registersNothing = registersNothing
    self.relativePath = relativePath ?? path
    self.text = text
    original = text
    self.trees = trees
    tree = trees.tree(of: text)
  }

  /// Makes a copy of a file with an edited text, in which unedited parts keep their positions.
  init(_ file: SourceFile, text: String) {
    (path, relativePath, original) = (file.path, file.relativePath, file.original)
    (addedImports, registersNothing, trees) = (file.addedImports, file.registersNothing, file.trees)
    self.text = text
    tree = trees.tree(of: text)
  }

  /// A hash of the original text, to find out whether the file has changed.
  public var fingerprint: String {
    // FNV-1a: the same text has the same fingerprint in every run.
    let hash = original.utf8.reduce(14_695_981_039_346_656_037 as UInt64) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    return String(hash, radix: 36)
  }

  /// The names of the modules that the file imports, in any branch that the platform does not exclude.
  public var importedModules: Set<String> { ImportedModule.names(in: tree) }

  /// A part of names for declarations that are added to the file, unique in the target.
  var mark: String {
    // FNV-1a: the same path has the same mark in every run.
    var hash: UInt32 = 2_166_136_261
    for byte in relativePath.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return "\(identifier)_\(String(hash, radix: 36))"
  }

  /// The name of the file without its extension.
  public var baseName: String { String((relativePath.split(separator: "/").last ?? "").prefix { $0 != "." }) }

  private var identifier: String {
    String(baseName.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }
}
