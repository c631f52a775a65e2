import ArgumentParser

/// The documents that a command works on.
struct DocumentOptions: ParsableArguments {
  @Argument(help: "Storyboards and xibs, or folders to look for them in.")
  var path: [String]

  @OptionGroup(title: "Worker Options") var limits: WorkerOptions

  mutating func validate() throws {
    guard !path.isEmpty else { throw ValidationError("no document is named") }
  }
}
