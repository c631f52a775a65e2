import ArgumentParser
import Audit
import Configuration
import Drawing
import Environments
import Foundation
import InputFiles
import InterfaceBuilder

/// A command that compares screens with their recordings.
protocol RecordingCommand: DocumentCommand where Product == RecordedScreens {
  /// The documents, environments and names of recordings that the command works on.
  var recordings: RecordingOptions { get }
  /// Whether screens that are new, or differ from their recordings, are recorded. `snug record` does, `snug verify`
  /// does not.
  var records: Bool { get }
  /// How much pictures may differ from their recordings and still count as the same.
  var tolerance: PictureTolerance { get }
  /// The folder of the HTML page with the differences; `nil` if no page is written.
  var page: String? { get }
}

extension RecordingCommand {
  var limits: WorkerOptions { recordings.documents.limits }

  @MainActor func work(on document: InterfaceDocument, _ found: FoundDocument) -> DocumentWork<RecordedScreens> {
    var selection = found.settings?.environments ?? recordings.environments.selection
    selection.runsCode = ProgramRole.isApp
    let isWhole = recordings.matrix.map { MatrixPreset(rawValue: $0) != nil } ?? false
    let recorder = ScreenRecorder(
      folder: found.recordings ?? RecordingFolder.defaultName, scale: Double(recordings.scale), chosen: recordings.only,
      records: records, tolerance: tolerance, page: page)
    return recorder.compare(
      document, path: found.path, name: found.name,
      in: isWhole ? selection.matrix(for: document, in: found.project) : selection.environments(for: document))
  }

  /// The request from which the run's plan is made.
  @MainActor private var request: RunRequest {
    var request = RunRequest(recordings.documents, recordings.environments)
    request.configuration = .near(request.targets.surroundings)
    // By default, only the configuration's axes are used, not the matrix that it chooses: that matrix is for audits and
    // has too many environments for pictures that people look at.
    request.matrix = recordings.matrix.map { .named($0) } ?? .axes
    request.settings = .environments
    return request
  }

  /// Compares all screens with their recordings, records the differing ones if ``records``, and reports failures.
  @MainActor func compareScreens(on console: any Console, with program: WorkerProgram) async throws -> RecordingRun {
    var plan = try RunPlan(request)
    let places = plan.targets.places
    let folder = RecordingFolder(
      paths: places + plan.targets.foldersOfProjects,
      configuration: plan.isConfigured ? plan.configuration : nil, chosen: recordings.recordings)
    try folder.check()
    try plan.record(in: folder.path, as: folder.name(ofDocument:))
    var results = RecordingRun(
      folder: folder.path,
      stale: StaleRecordings(
        in: folder, of: places, documents: plan.documents, narrowsEnvironments: recordings.narrowsEnvironments))
    // Worker processes may write only below folders that exist when they start, so the folder is made before.
    let isNewFolder = records && !FileManager.default.fileExists(atPath: folder.path)
    if isNewFolder { try OutputFile.makeFolder(folder.path) }
    // Removes the new folder again if no recording was written: `rmdir` fails if the folder is not empty.
    defer { if isNewFolder { rmdir(folder.path) } }
    let run = Run(
      plan, limits: limits, on: console,
      with: program.writing(below: page).writing(below: records ? folder.path : nil))
    try await run.begin(Self.configuration.commandName)
    try await run.documents { document, screens in
      results.add(screens, of: document.name, areRecorded: records, on: console)
    }
    results.end(run.outcome, only: recordings.only, on: console)
    return results
  }
}
