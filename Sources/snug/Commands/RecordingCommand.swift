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
  /// Whether what is new or changed is recorded.
  var records: Bool { get }
  /// How much pictures may differ.
  var tolerance: PictureTolerance { get }
  /// The folder of the page; `nil` if none is written.
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
    // The matrix that the configuration chooses is for audits, which have more environments than anybody would look at.
    request.matrix = recordings.matrix.map { .named($0) } ?? .axes
    request.settings = .environments
    return request
  }

  /// Compares all screens, and reports failures.
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
    // Workers may write below folders that are there when they begin.
    let isNewFolder = records && !FileManager.default.fileExists(atPath: folder.path)
    if isNewFolder { try OutputFile.makeFolder(folder.path) }
    // It stays if there is a recording in it.
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
