import Foundation
import Testing

@testable import snug

/// A console that keeps what a command writes.
@MainActor
final class CapturedConsole: Console {
  let isColored = false
  /// Standard output.
  private(set) var output = ""
  /// The lines of standard error.
  private(set) var reports: [String] = []

  func write(_ text: String) { output += text }
  func report(_ line: String) { reports.append(line) }
  func progress(_ text: String) {}

  /// Runs a command line, as a person would type it after `snug`.
  static func run(_ arguments: String...) async throws -> (outcome: Outcome, console: CapturedConsole) {
    try await run(arguments)
  }

  /// Runs a command line, as a person would type it after `snug`.
  static func run(_ arguments: [String]) async throws -> (outcome: Outcome, console: CapturedConsole) {
    let console = CapturedConsole()
    switch try Snug.parseAsRoot(arguments) {
    case let command as any DocumentCommand:
      return (try await command.run(on: console, with: try .built(arguments)), console)
    case let command as any SnugCommand:
      return (try await command.run(on: console), console)
    default: return (.incomplete, console)
    }
  }
}

extension WorkerProgram {
  /// The program that was built together with the tests.
  static func built(_ arguments: [String]) throws -> WorkerProgram {
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL ?? Bundle.main.executableURL
    let folder = try #require(tests).deletingLastPathComponent()
    return WorkerProgram(executable: folder.appendingPathComponent("snug").path, arguments: [argument] + arguments)
  }
}
