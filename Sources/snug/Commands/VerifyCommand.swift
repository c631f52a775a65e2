import ArgumentParser
import Drawing
import Environments
import Foundation
import Pages

/// `snug verify`: compares all screens with their recordings.
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

      What was intended becomes the new recording. On a terminal, the command asks once; elsewhere it needs --all, or the \
      names of screens.
        $ snug verify MyApp --accept
        $ snug verify MyApp --accept --all
        $ snug verify MyApp --accept --only App/SignIn.xib/SignIn

      Pictures are the same if their decoded pixels are, however their files are compressed. Where the last bit of a colour \
      depends on the machine, a tolerance helps: 2 of the 255 levels of each colour channel, and one pixel in a thousand \
      beyond that. View trees have no tolerance.
        $ snug verify MyApp --tolerance 2 --tolerance 0.1%

      Exit codes: 0 all screens are as recorded or were accepted, 1 some are not or are not recorded, 2 some screens or recordings could not \
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

  @Flag(help: "Record what is new or changed; asks once on a terminal, and needs --all or --only elsewhere.")
  var accept = false

  @Flag(help: "Accept everything, without a question; belongs to --accept.")
  var all = false

  var records: Bool { false }
  var tolerance: PictureTolerance { PictureTolerance(tolerances) }
  var page: String? { output }

  func validate() throws {
    guard accept || !all else { throw ValidationError("--all belongs to --accept") }
  }

  /// Whether `--accept` records differences without asking, because the options already say which screens.
  private var isAgreed: Bool { all || !recordings.only.isEmpty }

  func run(on console: any Console, with program: WorkerProgram) async throws -> Outcome {
    guard !accept || isAgreed || console.canAsk else {
      console.report(
        "error: --accept asks first, and here is no terminal; add --all, or name screens with --only")
      return .incomplete
    }
    if let complaint = output.flatMap(OutputCheck.complaint(aboutFolder:)) {
      console.report(complaint)
      return .incomplete
    }
    if let output { try OutputFile.makeFolder(output) }
    let run = try await compareScreens(on: console, with: program)
    for screen in run.changed {
      try console.write("changed  \(PlainLine.of(screen.name))\n")
      for line in Self.details(of: screen) { try console.write("         \(PlainLine.of(line))\n") }
    }
    for screen in run.new { try console.write("new      \(PlainLine.of(screen.name)): not recorded\n") }
    for entry in run.stale { try console.write("stale    \(PlainLine.of(entry.name)): \(entry.reason)\n") }
    try console.write("\(run.changed.isEmpty && run.new.isEmpty && run.stale.isEmpty ? "" : "\n")\(run.summary)\n")
    if !accept, let line = acceptance(of: run) { try console.write("\(PlainLine.of(line))\n") }
    if let output { try write(RecordingPage(run, command: recordings.recordCommand), to: output) }
    let staleness = strict && !run.stale.isEmpty ? Outcome.violations : .success
    var isAccepted = false
    if accept { isAccepted = try await acceptDifferences(of: run, on: console, with: program) }
    let damaged = isAccepted ? run.damaged.count - run.acceptable.count { $0.isDamaged } : run.damaged.count
    let fails = !isAccepted && !(run.changed.isEmpty && run.new.isEmpty)
    return max(run.outcome, damaged == 0 ? .success : .incomplete, fails ? .violations : .success, staleness)
  }

  /// The lines that say how a screen differs from its recording.
  private static func details(of screen: RecordedScreen) -> [String] {
    let pixels = RecordingRun.count(screen.differentPixels, "pixel differs", "pixels differ")
    return (screen.differentPixels == 0 ? ["the pictures are the same"] : ["\(pixels) of \(screen.pixels)"])
      + screen.lines
  }

  /// The line with the command that accepts the differences; `nil` if there are no differences.
  @MainActor private func acceptance(of run: RecordingRun) -> String? {
    let names = run.acceptable.map(\.name)
    guard let first = names.first else { return nil }
    let command = ([recordings.command("verify")] + tolerance.words.map(ShellWord.quoted)).joined(separator: " ")
    if names.count == 1 { return "Accept with: \(command) --accept --only \(ShellWord.quoted(first))" }
    let only = recordings.only.map { " --only \(ShellWord.quoted($0))" }.joined()
    let some = only.isEmpty ? ", or some with --only NAME instead of --all" : ""
    return "Accept all \(names.count) with: \(command)\(only) --accept --all\(some)"
  }

  /// Records the screens that differ, if the options or the user's answer say so. Only these screens are drawn again.
  ///
  /// - Returns: whether they are recorded.
  @MainActor private func acceptDifferences(
    of run: RecordingRun, on console: any Console, with program: WorkerProgram
  ) async throws -> Bool {
    let names = run.acceptable.map(\.name)
    guard !names.isEmpty else { return false }
    let count = RecordingRun.count(names.count, "picture", "pictures")
    guard isAgreed || console.confirm("Accept \(count)?") else {
      try console.write("Nothing was accepted.\n")
      return false
    }
    let only = names.count == run.screens.count ? recordings.only : names
    let words =
      ["record"] + recordings.words + limits.words + only.flatMap { ["--only", $0] } + ["--"]
      + recordings.documents.path
    let record = try RecordCommand.parse(Array(words.dropFirst()))
    let workers = WorkerProgram(executable: program.executable, arguments: [WorkerProgram.argument] + words)
    let accepted = try await record.compareScreens(on: QuietConsole(console), with: workers)
    let recorded = accepted.changed.count + accepted.new.count + accepted.damaged.count
    try console.write(
      "Accepted: \(RecordingRun.count(recorded, "picture is", "pictures are")) recorded in \(PlainLine.of(run.folder)).\n"
    )
    return accepted.outcome == .success
  }

  /// Writes the HTML page, and its style and script files.
  @MainActor private func write(_ page: RecordingPage, to folder: String) throws {
    for file in PageFile.comparison { try OutputFile.write(Data(file.bytes), to: "\(folder)/\(file.name)") }
    try OutputFile.write(Data(page.text.utf8), to: "\(folder)/\(ComparisonPage.fileName)")
  }
}
