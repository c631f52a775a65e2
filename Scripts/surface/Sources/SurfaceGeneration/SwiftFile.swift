import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A parsed file: a surface, or code that is written by hand.
public struct SwiftFile {
  /// The path below the repository's folder.
  public let path: String
  let text: String
  let tree: SourceFileSyntax
  private let converter: SourceLocationConverter

  /// Parses a text.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
    tree = Parser.parse(source: text)
    converter = SourceLocationConverter(fileName: path, tree: tree)
  }

  /// The name of the file without its extension.
  var baseName: String { String((path.split(separator: "/").last ?? "").prefix { $0 != "." }) }

  /// The line where a node starts, counted from 1.
  func line(of node: some SyntaxProtocol) -> Int { node.startLocation(converter: converter).line }

  /// A problem at a node.
  func problem(_ message: String, at node: some SyntaxProtocol) -> Problem {
    Problem(path: path, line: line(of: node), message: message)
  }

  /// The syntax errors.
  var syntaxErrors: [Problem] {
    ParseDiagnosticsGenerator.diagnostics(for: tree).map { diagnostic in
      Problem(
        path: path, line: diagnostic.location(converter: converter).line,
        message: "\(diagnostic.message): correct the declaration")
    }
  }
}
