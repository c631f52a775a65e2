import Foundation
import SourceRewriting

/// Rewrites the sources of one target: `rewrite-sources MODULE FOLDER OUTPUT FILE…`, with files relative to the folder.
///
/// Writes one file per source into the output folder, and `SnugTable.swift`. A file with the same content is left as it
/// is, so that it is not compiled again.
///
/// With `--serve`, it answers requests about the target of a project (``RequestServer``).
@main enum Program {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments == ["--serve"] { return try RequestServer().run() }
    guard arguments.count >= 3 else {
      FileHandle.standardError.write(Data("usage: rewrite-sources MODULE FOLDER OUTPUT FILE…\n".utf8))
      exit(64)
    }
    let (module, folder, output) = (arguments[0], arguments[1], URL(filePath: arguments[2]))
    let files = try arguments.dropFirst(3).map { path in
      let url = URL(filePath: folder).appending(path: path)
      return SourceFile(path: url.path, relativePath: path, text: try String(contentsOf: url, encoding: .utf8))
    }
    let result = TargetRewriter(module: module, folder: folder).rewrite(files)
    for problem in result.problems { FileHandle.standardError.write(Data("\(problem)\n".utf8)) }
    guard result.problems.isEmpty else { exit(1) }
    for (file, text) in zip(files, result.files) {
      try write(text, to: output.appending(path: file.relativePath.replacing("/", with: "-")))
    }
    try write(result.table, to: output.appending(path: "SnugTable.swift"))
  }

  /// Writes a file unless it has this text already; returns its path.
  @discardableResult static func write(_ text: String, to url: URL) throws -> String {
    let content = Data(text.utf8)
    if (try? Data(contentsOf: url)) != content { try content.write(to: url) }
    return url.path
  }
}
