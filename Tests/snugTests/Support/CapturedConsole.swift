import Foundation
import Testing

@testable import snug

/// A console that keeps what a command writes.
@MainActor
final class CapturedConsole: Console {
  let isColored = false
  let isTerminal: Bool
  let arguments: [String]
  let variables: [String: String]
  /// Standard output.
  private(set) var output = ""
  /// The lines of standard error.
  private(set) var reports: [String] = []

  /// What the person answers; `nil` if there is none.
  private let answer: Bool?
  /// What happens before an answer.
  var whenAsked: (() -> Void)?
  /// What was asked.
  private(set) var questions: [String] = []

  init(
    arguments: [String] = [], variables: [String: String] = [:], answer: Bool? = nil, isTerminal: Bool = false
  ) {
    self.arguments = arguments
    self.variables = variables
    self.answer = answer
    self.isTerminal = isTerminal
  }

  var canAsk: Bool { answer != nil }

  func confirm(_ question: String) -> Bool {
    questions.append(question)
    whenAsked?()
    return answer ?? false
  }

  func write(_ text: String) { output += text }
  func report(_ line: String) { reports.append(line) }
  func progress(_ text: String) {}

  /// Runs a command line, as a person would type it after `snug`.
  static func run(_ arguments: String...) async throws -> (outcome: Outcome, console: CapturedConsole) {
    try await run(arguments)
  }

  /// Runs a command line, as a person would type it after `snug`.
  static func run(
    _ arguments: [String], variables: [String: String] = [:], answer: Bool? = nil, isTerminal: Bool = false
  ) async throws -> (outcome: Outcome, console: CapturedConsole) {
    let console = CapturedConsole(
      arguments: arguments, variables: variables, answer: answer, isTerminal: isTerminal)
    guard let command = try Snug.command(for: arguments) as? any SnugCommand else { return (.incomplete, console) }
    let outcome = try await command.reportingErrors(on: console) {
      guard let command = command as? any WorkerCommand else { return try await command.run(on: console) }
      return try await command.run(on: console, with: try .built(arguments))
    }
    return (outcome, console)
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
