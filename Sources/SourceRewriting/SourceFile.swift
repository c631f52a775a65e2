import SwiftParser
import SwiftSyntax

/// A Swift source file of an app.
public struct SourceFile: Sendable {
  /// The path that errors name.
  public let path: String
  /// The path below the target's folder. It distinguishes the file from others.
  public let relativePath: String
  /// The file's content.
  public let text: String
  /// Tells the texts of files from each other, as they are in the checkout.
  let fingerprint: String
  /// The content as a tree.
  let tree: SourceFileSyntax

  /// Makes a source file, and parses it, which takes most of the time of rewriting it.
  public init(path: String, relativePath: String? = nil, text: String) {
    self.path = path
    self.relativePath = relativePath ?? path
    self.text = text
    // FNV-1a: the same text has the same fingerprint in every run.
    let hash = text.utf8.reduce(14_695_981_039_346_656_037 as UInt64) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    fingerprint = String(hash, radix: 36)
    tree = Parser.parse(source: text)
  }

  /// The same file with another text in which everything that stays keeps its place.
  init(_ file: SourceFile, text: String) {
    (path, relativePath, fingerprint) = (file.path, file.relativePath, file.fingerprint)
    self.text = text
    tree = Parser.parse(source: text)
  }

  /// A name for declarations that are added to the file: no other file of the target has the same.
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
