import Foundation

/// The folder of the package: its documents, and the programs that were built with the tests.
enum Project {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The folder that the tests were built into; the programs stand beside them.
  private static let products = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    .deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Paths of the files with an extension below a folder, sorted; folders whose name begins with a dot are left out.
  static func files(below folder: String, extension suffix: String) -> [String] {
    let start = root.appending(path: folder)
    let base = root.path(percentEncoded: false)
    let files = FileManager.default.enumerator(
      at: start, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    return (files?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == suffix }
      .map { String($0.path(percentEncoded: false).dropFirst(base.hasSuffix("/") ? base.count : base.count + 1)) }
      .sorted()
  }

  /// Runs a built program in the folder of the package and returns the lines of its output.
  static func run(_ program: String, _ arguments: [String] = []) throws -> [String] {
    let process = Process()
    process.executableURL = products.appending(path: program)
    process.arguments = arguments
    process.currentDirectoryURL = root
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.standardError
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    var lines = String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
