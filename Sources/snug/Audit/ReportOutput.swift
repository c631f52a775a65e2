import Audit
import Foundation
import InputFiles
import Reports

/// Writes one report to a file, with the style and script files that an HTML report in a folder needs.
@MainActor struct ReportOutput {
  /// The largest picture that is put into a single-file HTML report, in megabytes.
  private static let largestMegabytes = 64

  private var reporter: any Reporter
  private let file: OutputFile
  private let target: ReportTarget
  private var isBegun = false
  /// The folder of an HTML report that consists of several files; `nil` for other reports.
  private let folder: String?

  /// The reason why a report cannot be written.
  struct Obstacle: Error, CustomStringConvertible {
    var description: String
  }

  /// Begins the report.
  ///
  /// - Parameters:
  ///   - target: the format and the path of the report.
  ///   - pictures: the folder from which a single-file HTML report takes its pictures.
  init(_ target: ReportTarget, pictures: String?) throws {
    self.target = target
    folder = target.isFolder ? target.path : nil
    if target.isSingleFile {
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: target.path, isDirectory: &isFolder), isFolder.boolValue {
        throw Obstacle(
          description: "\(target.path) is a folder, and html=\(target.path) writes one file; name another file, or "
            + "remove the folder")
      }
      reporter = HTMLReporter { path in
        pictures.flatMap { try? RegularFile.read("\($0)/\(path)", atMost: Self.largestMegabytes) }.map { [UInt8]($0) }
      }
    } else {
      reporter = target.format.reporter(
        isColored: false, extent: TerminalReporter.Extent(showsAll: true, showsReview: true))
    }
    file = try OutputFile(path: target.isFolder ? "\(target.path)/\(HTMLReporter.fileName)" : target.path)
  }

  mutating func begin(_ header: RunHeader) throws {
    isBegun = true
    try write(reporter.begin(header))
  }

  mutating func report(_ document: DocumentReport) throws {
    try write(reporter.report(document))
  }

  mutating func end() throws {
    try write(reporter.end())
    if let folder {
      for companion in HTMLReporter.companions {
        try OutputFile.write(Data(companion.bytes), to: "\(folder)/\(companion.name)")
      }
    }
    try file.commit()
  }

  /// Ends the report of a run that was interrupted. Only a run file is kept, because its missing last line shows that
  /// it is incomplete. In other reports, documents that were not audited would look as if they had no faults.
  ///
  /// - Returns: the file that was kept; `nil` if none was.
  func interrupt() throws -> String? {
    guard target.format == .jsonl, isBegun else { return nil }
    try file.commit()
    return target.path
  }

  private func write(_ text: String) throws {
    try file.append(Data(text.utf8))
  }
}
