import ArgumentParser
import Drawing
import Environments
import Foundation

/// `snug record`: stores pictures and view trees of all screens beside the project, for `snug verify`.
struct RecordCommand: RecordingCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Keeps a picture and a view tree of each screen beside the project, for snug verify.",
    discussion: """
      Two files per screen and environment, which are committed: a PNG, and a text with one line per view. Files of screens \
      that look as recorded are left as they are. Without an option for the environment, each screen is recorded in those \
      that the axes of .snug.yml name (devices, text_sizes, …), or else on the device of its own canvas.

      All screens of an app, and again after they were changed on purpose:
        $ snug record MyApp

      On a phone and a tablet, at two text sizes:
        $ snug record MyApp --device retina6_12 --device ipad11_0rounded --text-size L,AX3

      Only one screen, as the page of snug verify says it:
        $ snug record MyApp --only App/SignIn.xib/SignIn

      Without what no screen has any more:
        $ snug record MyApp --remove-stale

      Pictures depend on the fonts of the machine: record them where they are verified.

      Exit codes: 0 all is recorded, 2 some screens could not be.
      """)

  @OptionGroup var recordings: RecordingOptions

  @Flag(help: "Delete the recordings of screens, documents and environments that are no longer there.")
  var removeStale = false

  var records: Bool { true }
  var tolerance: PictureTolerance { PictureTolerance() }
  var page: String? { nil }

  func validate() throws {
    guard !removeStale || recordings.only.isEmpty else {
      throw ValidationError("--remove-stale looks at all screens; leave out --only")
    }
  }

  func run(on console: any Console, with program: WorkerProgram) async throws -> Outcome {
    let run = try await compareScreens(on: console, with: program)
    var (new, changed) = (0, 0)
    for screen in run.screens {
      switch screen.state {
      case .same, .failed: break
      case .new:
        new += 1
        try console.write("new      \(PlainLine.of(screen.name))\n")
      case .changed, .damaged:
        changed += 1
        try console.write("changed  \(PlainLine.of(screen.name))\n")
      }
    }
    for entry in run.stale {
      if removeStale { try run.staleRecordings.remove(entry) }
      try console.write("\(removeStale ? "removed " : "stale   ") \(PlainLine.of(entry.name)): \(entry.reason)\n")
    }
    if removeStale {
      for name in run.foreign {
        try console.write("kept     \(name): it has no view tree that snug wrote\n")
      }
    }
    let parts = [
      new == 0 ? nil : "\(new) new", changed == 0 ? nil : "\(changed) changed",
      run.stale.isEmpty ? nil : "\(run.stale.count) \(removeStale ? "removed" : "stale")",
    ].compactMap(\.self)
    let all = RecordingRun.count(run.screens.count, "recording", "recordings")
    try console.write(
      "\(all) in \(PlainLine.of(run.folder)): \(parts.isEmpty ? "nothing changed" : parts.joined(separator: ", ")).\n")
    if !run.stale.isEmpty, !removeStale {
      console.report("\(recordings.recordCommand) --remove-stale deletes what is stale")
    }
    return run.outcome
  }
}
