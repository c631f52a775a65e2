import ArgumentParser
import Drawing
import Environments
import Foundation
import Pages

/// `snug verify`: whether all screens look as they were recorded.
struct VerifyCommand: RecordingCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Compares each screen with its recorded picture and view tree.",
    discussion: """
      Draws the screens as snug record does, with the same options for the environment, and names those that are not as \
      recorded, those that are not recorded, and recordings that no screen has any more.

      All screens of an app:
        $ snug verify MyApp

      With a page that shows what was expected, what is there, and where they differ, and the command that accepts it: open \
      verified/index.html
        $ snug verify MyApp -o verified

      Pictures are the same if their decoded pixels are, however their files are compressed. Where the last bit of a colour \
      depends on the machine, a tolerance helps: 2 of the 255 levels of each colour channel, and one pixel in a thousand \
      beyond that. View trees have no tolerance.
        $ snug verify MyApp --tolerance 2 --tolerance 0.1%

      Exit codes: 0 all screens are as recorded, 1 some are not or are not recorded, 2 some screens or recordings could not \
      be read.
      """)

  @OptionGroup var recordings: RecordingOptions

  @Option(
    name: .customLong("tolerance"),
    help: ArgumentHelp(
      "What counts as the same: a number of levels, 0 to 255, by which each colour channel of a pixel may differ, or, "
        + "with %, the share of pixels that may differ by more; repeatable.", valueName: "levels|percent%"))
  var tolerances: [PictureTolerance.Argument] = []

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("A folder to write a page to, index.html.", valueName: "folder"))
  var output: String?

  @Flag(help: "Fail for stale recordings as well.")
  var strict = false

  var records: Bool { false }
  var tolerance: PictureTolerance { PictureTolerance(tolerances) }
  var page: String? { output }

  func run(on console: any Console, with program: WorkerProgram) async throws -> Outcome {
    if let output { try OutputFile.makeFolder(output) }
    guard let run = try await compareScreens(on: console, with: program) else { return .incomplete }
    for screen in run.changed {
      try console.write("changed  \(screen.name)\n")
      for line in Self.details(of: screen) { try console.write("         \(PlainLine.of(line))\n") }
    }
    for screen in run.new { try console.write("new      \(screen.name): not recorded\n") }
    for entry in run.stale { try console.write("stale    \(entry.name): \(entry.reason)\n") }
    try console.write("\(run.changed.isEmpty && run.new.isEmpty && run.stale.isEmpty ? "" : "\n")\(run.summary)\n")
    if let command = acceptance(of: run) { try console.write("Accept with: \(command)\n") }
    if let output { try write(RecordingPage(run, command: recordings.recordCommand), to: output) }
    let fails = !run.changed.isEmpty || !run.new.isEmpty || strict && !run.stale.isEmpty
    return max(run.outcome, fails ? .violations : .success)
  }

  /// How a screen differs from its recording.
  private static func details(of screen: RecordedScreen) -> [String] {
    let pixels = RecordingRun.count(screen.differentPixels, "pixel differs", "pixels differ")
    return (screen.differentPixels == 0 ? ["the pictures are the same"] : ["\(pixels) of \(screen.pixels)"])
      + screen.lines
  }

  /// A command with more names would be too long to read.
  private static let mostNames = 5

  /// The command that accepts all differences; `nil` if there are none.
  @MainActor private func acceptance(of run: RecordingRun) -> String? {
    let names = (run.changed + run.new + run.damaged).map(\.name)
    guard !names.isEmpty else { return nil }
    let command = recordings.recordCommand
    guard names.count <= Self.mostNames, names.count < run.screens.count else {
      return command + recordings.only.map { " --only \(ShellWord.quoted($0))" }.joined()
    }
    return command + names.map { " --only \(ShellWord.quoted($0))" }.joined()
  }

  /// Writes the page and the files beside it.
  @MainActor private func write(_ page: RecordingPage, to folder: String) throws {
    for file in PageFile.comparison { try OutputFile.write(Data(file.bytes), to: "\(folder)/\(file.name)") }
    try OutputFile.write(Data(page.text.utf8), to: "\(folder)/\(ComparisonPage.fileName)")
  }
}
