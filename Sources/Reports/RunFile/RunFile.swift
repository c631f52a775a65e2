import Audit
import Environments
import Foundation

/// The contents of a run file.
public struct RunFile: Hashable, Sendable {
  /// Why a run file cannot be read.
  public enum ReadError: Error, Equatable, CustomStringConvertible {
    /// A line is not a record of a run file.
    case malformed(line: Int)
    /// The file was written by a newer version of the format.
    case newerVersion(Int)
    /// The last line is missing: the run, or a copy of the file, was cut short.
    case cutShort

    /// The reason in words, without the file's name.
    public var description: String {
      switch self {
      case .malformed(let line): "line \(line) is not a record of a run file"
      case .newerVersion(let version):
        "the file has format version \(version); this program reads up to version \(RunFileReporter.version)"
      case .cutShort: "the file is cut short: its last line is missing"
      }
    }
  }

  /// What holds for the whole run.
  public var header: RunHeader
  /// The documents, in the order of the run.
  public var documents: [DocumentReport]

  /// Reads what ``RunFileReporter`` wrote.
  public init(reading text: String) throws(ReadError) {
    let decoder = JSONDecoder()
    var header: RunHeader?
    var cells: [String: MatrixCell] = [:]
    var documents: [DocumentReport] = []
    var isWhole = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: true).enumerated() {
      guard let record = try? decoder.decode(RunRecord.self, from: Data(line.utf8)) else {
        throw .malformed(line: index + 1)
      }
      switch record {
      case .run(_, let version) where version > RunFileReporter.version:
        throw .newerVersion(version)
      case .run(let run, _):
        header = run
      case .environment(let cell):
        cells[cell.id] = cell
      case .document(let path, let number, let failure, let faults):
        var document = DocumentReport(document: path, failure: failure, faults: faults)
        document.number = number
        documents.append(document)
      case .screen(let scene, let environments, let notChecked, let pictures):
        guard var document = documents.popLast() else { throw .malformed(line: index + 1) }
        var screen = ScreenReport(scene: scene, environments: environments, findings: [], notChecked: notChecked)
        screen.pictures = pictures
        document.screens.append(screen)
        let known = Set(document.environments.map(\.id))
        document.environments += environments.filter { !known.contains($0) }.compactMap { cells[$0] }
        documents.append(document)
      case .finding(let finding):
        guard let screens = documents.last?.screens, !screens.isEmpty else { throw .malformed(line: index + 1) }
        documents[documents.count - 1].screens[screens.count - 1].findings.append(finding)
      case .end:
        isWhole = true
      }
    }
    guard let header, isWhole else { throw .cutShort }
    self.header = header
    self.documents = documents
  }
}
