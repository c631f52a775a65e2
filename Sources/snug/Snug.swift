import ArgumentParser
import Environments

/// The command line: it parses the arguments and runs the ``SnugCommand`` that they name.
struct Snug: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snug",
    abstract: "Lays out, draws and audits UIKit screens on any machine.",
    discussion: """
      Reads storyboards and xibs of iOS apps. Needs no Mac, no Xcode and no simulator.

      What breaks in this app, where, and why?
        $ snug audit MyApp

      What does the sign-in screen look like on a small phone with very large text?
        $ snug render SignIn.xib --device retina4_0 --text-size AX3 -o pictures

      Where exactly are its views?
        $ snug layout SignIn.xib

      What has a branch changed, in words?
        $ snug diff main...HEAD

      Do all screens still look as they did when they were recorded?
        $ snug verify MyApp

      What is the rule about, and how is such a fault mended?
        $ snug rules truncated-text

      Exit codes: 0 all is well, 1 violations were found, 2 some of the work could not be done, 64 the command was not \
      understood.
      """,
    version: "snug \(ProgramVersion.current)",
    subcommands: [
      AuditCommand.self, DiffCommand.self, ExplainCommand.self, InitCommand.self, LayoutCommand.self, MergeCommand.self,
      PreviewCommand.self, ProjectCommand.self, RecordCommand.self, RenderCommand.self, RulesCommand.self,
      SolveCommand.self, TestCommand.self, VerifyCommand.self,
    ])

  /// The help text of the program.
  static var help: String { helpMessage(columns: 100) }

  /// Parses and runs a command line.
  @MainActor static func run(_ arguments: [String]) async throws -> Outcome {
    if arguments.isEmpty {
      let console = StandardConsole()
      do {
        try console.write(Welcome(help: help).text)
        return .success
      } catch {
        console.report("error: \(error)")
        return .incomplete
      }
    }
    var parsed = try command(for: arguments)
    guard let command = parsed as? any SnugCommand else {
      try parsed.run()
      return .success
    }
    let console = StandardConsole()
    let outcome = try await command.reportingErrors(on: console) {
      // Commands without workers do not check for cancellation, so an interruption ends them at once.
      guard let command = command as? any WorkerCommand else {
        return try await Interruption.cancelling(timeToEnd: 0) { try await command.run(on: console) }
      }
      return try await Interruption.cancelling { try await command.run(on: console, with: .current) }
    }
    return console.hasLostLines ? .incomplete : outcome
  }

  /// The command that a command line names.
  static func command(for arguments: [String]) throws -> any ParsableCommand {
    let words = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
    let names = configuration.subcommands.compactMap { $0.configuration.commandName }
    if let name = words.first, !name.hasPrefix("-"), !(names + ["help"]).contains(name) {
      let suggestion = Suggestion.clause(for: name, among: names)
      throw ValidationError(
        "there is no command “\(name)”\(suggestion) there are "
          + names.joined(separator: ", "))
    }
    return try parseAsRoot(arguments)
  }
}
