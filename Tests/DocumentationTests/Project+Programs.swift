import Foundation
import TestSupport

extension Project {
  /// The folder that the tests were built into; the programs stand beside them.
  private static let products = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    .deletingLastPathComponent()

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
