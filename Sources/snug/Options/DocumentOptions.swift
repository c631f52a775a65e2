import ArgumentParser

/// The documents that a command works on.
struct DocumentOptions: ParsableArguments {
  @Argument(
    help: """
      Storyboards and xibs, or folders to look for them in. A Swift package whose targets carry the plugin UIKitSources \
      is built, and its documents are loaded with the app's own code; screens that the code makes are those of #Preview \
      and the app's first one.
      """)
  var path: [String]

  @Option(
    help: ArgumentHelp(
      "The program of a package that was built before; nothing is built then.", valueName: "file"))
  var app: String?

  @OptionGroup(title: "Worker Options") var limits: WorkerOptions

  mutating func validate() throws {
    guard !path.isEmpty else { throw ValidationError("no document is named") }
  }
}
