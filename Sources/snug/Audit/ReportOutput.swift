import Audit
import Foundation
import Reports

/// A report that is written to a file, with the files beside it.
@MainActor struct ReportOutput {
  private var reporter: any Reporter
  private let file: OutputFile
  /// The folder of the files beside the report; `nil` if there are none.
  private let folder: String?

  /// Begins the report.
  ///
  /// - Parameter target: its form and place.
  init(_ target: ReportTarget) throws(OutputError) {
    reporter = target.format.reporter(
      isColored: false, extent: TerminalReporter.Extent(showsAll: true, showsReview: true))
    folder = target.format == .html ? target.path : nil
    file = try OutputFile(path: target.format == .html ? "\(target.path)/\(HTMLReporter.fileName)" : target.path)
  }

  mutating func begin(_ header: RunHeader) throws {
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

  private func write(_ text: String) throws {
    try file.append(Data(text.utf8))
  }
}
