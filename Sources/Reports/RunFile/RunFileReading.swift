import Audit
import Environments
import InterfaceBuilder

/// Builds a ``RunFile`` from its ``RunRecord``s, which are added one after the other.
struct RunFileReading {
  /// The header of the run; `nil` until its record is read.
  private(set) var header: RunHeader?
  /// The documents so far.
  private(set) var documents: [DocumentReport] = []
  /// Whether the last record of the run was read.
  private(set) var isWhole = false
  /// The environments so far, by their identifiers.
  private var cells: [String: Environment] = [:]

  /// Adds the content of a record.
  ///
  /// - Parameters:
  ///   - record: the record.
  ///   - line: the number of its line, for errors.
  mutating func add(_ record: RunRecord, onLine line: Int) throws(RunFile.ReadError) {
    switch record {
    case .run(_, let version) where version > RunFileReporter.version: throw .newerVersion(version)
    case .run(let run, _): header = run
    case .environment(let cell): cells[cell.id] = cell
    case .document(let path, let number, let failure, let faults):
      var document = DocumentReport(document: path, failure: failure, faults: faults)
      document.number = number
      documents.append(document)
    case .screen(let scene, let environments, let notChecked, let pictures):
      guard var document = documents.popLast() else { throw .malformed(line: line) }
      var screen = ScreenReport(scene: scene, environments: environments, findings: [], notChecked: notChecked)
      screen.pictures = pictures
      document.screens.append(screen)
      let known = Set(document.environments.map(\.id))
      document.environments += environments.filter { !known.contains($0) }.compactMap { cells[$0] }
      documents.append(document)
    case .finding(let finding):
      guard let screens = documents.last?.screens, !screens.isEmpty else { throw .malformed(line: line) }
      documents[documents.count - 1].screens[screens.count - 1].findings.append(finding)
    case .end: isWhole = true
    }
  }
}
