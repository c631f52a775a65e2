import ArgumentParser
import Environments
import InterfaceBuilder

/// The options that `snug record` and `snug verify` share: documents, environments, and the folder of recordings.
struct RecordingOptions: ParsableArguments {
  @OptionGroup var documents: DocumentOptions

  @Option(
    help: ArgumentHelp(
      "The folder of the recordings; by default the one that .snug.yml names, or __Screens__ beside it.",
      discussion: "Without .snug.yml, beside the folder .git of the repository, or in the first path.",
      valueName: "folder"))
  var recordings: String?

  @Option(
    help: ArgumentHelp(
      "Only these recordings, by the name of a document, of a screen, or of one of its environments; repeatable.",
      discussion: "As App/SignIn.xib, App/SignIn.xib/SignIn or App/SignIn.xib/SignIn/iPhone-16-L.", valueName: "name"))
  var only: [String] = []

  @Option(help: ArgumentHelp("Pixels for each point, 1 to 3.", valueName: "1|2|3"))
  var scale = 2

  @Option(
    help: ArgumentHelp(
      "The environments: quick (some twenty), full (some two hundred), or a matrix of the configuration.",
      valueName: "name"))
  var matrix: String?

  @OptionGroup(title: "Environment Options") var environments: EnvironmentOptions

  func validate() throws {
    guard (1...3).contains(scale) else { throw ValidationError("--scale is 1, 2 or 3") }
  }

  /// Whether options of the command line, not the configuration, choose the environments. Then recordings of other
  /// environments are not stale.
  var narrowsEnvironments: Bool { matrix != nil || environments.isNarrow }

  /// The command line of `snug record` with the same paths and options, so that it makes recordings with the same names
  /// and scale.
  @MainActor var recordCommand: String { command("record") }

  /// The command line of a command with the same paths and options.
  @MainActor func command(_ name: String) -> String {
    (["snug", name] + documents.path + words).map(ShellWord.quoted).joined(separator: " ")
  }

  /// The options as command line arguments, without `--only`.
  @MainActor var words: [String] {
    var words: [String] = []
    if documents.runsCode { words.append("--run") }
    if let app = documents.app { words += ["--app", app] }
    if let recordings { words += ["--recordings", recordings] }
    if scale != 2 { words += ["--scale", "\(scale)"] }
    if let matrix { words += ["--matrix", matrix] }
    return words + environments.words
  }
}
