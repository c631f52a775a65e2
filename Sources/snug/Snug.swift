import ArgumentParser

/// The command line: its commands do the work.
struct Snug: AsyncParsableCommand {
  /// The version of the program and of all libraries of the package.
  static let version = "0.1.0"

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

      What is the rule about, and how is such a fault mended?
        $ snug rules truncated-text

      Exit codes: 0 all is well, 1 violations were found, 2 some of the work could not be done, 64 the command was not \
      understood.
      """,
    version: "snug \(version)",
    subcommands: [
      AuditCommand.self, ExplainCommand.self, LayoutCommand.self, RenderCommand.self, RulesCommand.self,
      SolveCommand.self,
    ])
}
