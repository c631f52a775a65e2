import Audit
import Configuration
import Drawing
import Environments
import Foundation
import InputFiles
import InterfaceBuilder

/// A command that compares screens with their recordings.
protocol RecordingCommand: DocumentCommand where Product == RecordedScreens {
  /// What it works on.
  var recordings: RecordingOptions { get }
  /// Whether what is new or changed is recorded.
  var records: Bool { get }
  /// How much pictures may differ.
  var tolerance: PictureTolerance { get }
  /// The folder of the page; `nil` if none is written.
  var page: String? { get }
}

extension RecordingCommand {
  var environments: EnvironmentOptions { recordings.environments }
  var limits: WorkerOptions { recordings.documents.limits }

  @MainActor func work(on document: InterfaceDocument, _ found: FoundDocument) -> DocumentWork<RecordedScreens> {
    var selection = found.settings?.environments ?? environments.selection
    selection.runsCode = ProgramRole.isApp
    let isWhole = recordings.matrix.map { MatrixPreset(rawValue: $0) != nil } ?? false
    let recorder = ScreenRecorder(
      folder: found.recordings ?? RecordingFolder.defaultName, scale: Double(recordings.scale), chosen: recordings.only,
      records: records, tolerance: tolerance, page: page)
    return recorder.compare(
      document, path: found.path, name: found.name,
      in: isWhole ? selection.matrix(for: document, in: found.project) : selection.environments(for: document))
  }

  /// Compares all screens, and reports failures.
  ///
  /// - Returns: what became of the run; `nil` if it could not begin.
  @MainActor func compareScreens(on console: any Console, with program: WorkerProgram) async throws -> RecordingRun? {
    let documents = recordings.documents
    let configuration: ProjectConfiguration?
    do throws(ConfigurationError) {
      let path = try ConfigurationFinder.path(for: documents.places)
      if let path { configuration = try ProjectConfiguration.load(contentsOf: path) } else { configuration = nil }
    } catch {
      error.lines.forEach(console.report)
      return nil
    }
    var selection = environments.selection
    do throws(UnknownName) {
      let named = configuration ?? ProjectConfiguration(path: ConfigurationFinder.names[0])
      // The matrix that the file names is for audits, which have many more environments than anybody would look at.
      selection = selection.completed(
        by: try recordings.matrix.map { name throws(UnknownName) in try named.environments(ofMatrix: name) }
          ?? named.environments)
    } catch {
      console.report("error: \(error.message)")
      return nil
    }
    let folder = RecordingFolder(paths: documents.places, configuration: configuration, chosen: recordings.recordings)
    try folder.check()
    var finder = DocumentFinder(documents, excludes: { configuration?.excludes($0) ?? false })
    try finder.add(folder)
    finder.add { _ in DocumentSettings(rules: [], environments: selection) }
    let names = Dictionary(
      finder.documents.map { (PathBytes($0.path), $0.name) }, uniquingKeysWith: { first, _ in first })
    var stale = StaleRecordings(
      in: folder, of: documents.places, documents: finder.documents,
      narrowsEnvironments: recordings.narrowsEnvironments)
    var run = RecordingRun(folder: folder.path)
    // Workers may write below folders that are there when they begin.
    let isNewFolder = records && !FileManager.default.fileExists(atPath: folder.path)
    if isNewFolder { try OutputFile.makeFolder(folder.path) }
    // It stays if there is a recording in it.
    defer { if isNewFolder { rmdir(folder.path) } }
    let outcome = try await forEach(
      in: finder, of: documents, on: console,
      with: program.writing(below: page).writing(below: records ? folder.path : nil),
      consume: { product in
        product.notes.forEach(console.report)
        run.leftOut += product.others
        stale.add(names[PathBytes(product.document)] ?? product.document, product.screens)
        for screen in product.screens {
          run.screens.append(screen)
          switch screen.state {
          case .same, .new, .changed: break
          case .damaged(let faults):
            for fault in faults {
              console.report(records ? "\(fault.words); recorded again" : fault.words)
              run.faults.append(fault)
            }
          case .failed(let line):
            console.report(line)
            run.outcome = .incomplete
          }
        }
      })
    run.outcome = max(run.outcome, outcome)
    for name in recordings.only where !run.screens.contains(where: { RecordingName.matches($0.name, name) }) {
      let all = run.screens.map(\.name) + run.leftOut
      console.report(
        "error: --only \(name): the run has no such screen\(RecordingName.suggestion(for: name, among: all))")
      run.outcome = .incomplete
    }
    if recordings.only.isEmpty {
      run.stale = stale.entries
      run.foreign = stale.foreign
      run.staleRecordings = stale
    }
    return run
  }
}
