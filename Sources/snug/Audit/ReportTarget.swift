import ArgumentParser
import Environments
import Reports

extension ReportFormat: ExpressibleByArgument {}

/// A report that a run writes in addition to what it prints, such as `sarif=snug.sarif`.
struct ReportTarget: Hashable, Sendable {
  /// The format of the report.
  var format: ReportFormat
  /// The path of the report's file, or of its folder if ``isFolder``.
  var path: String

  /// Whether the report is an HTML page in one file that contains its pictures and styles.
  var isSingleFile: Bool { format == .html && [".html", ".htm"].contains { path.lowercased().hasSuffix($0) } }
  /// Whether the report is a folder with an HTML page, its pictures and styles.
  var isFolder: Bool { format == .html && !isSingleFile }

  init(format: ReportFormat, path: String) {
    self.format = format
    self.path = path
  }

  /// Reads `format=path`.
  init(_ argument: String) throws {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      throw ValidationError("--report takes a format and a path, as in html=report")
    }
    guard let format = ReportFormat(rawValue: parts[0]) else {
      let names = ReportFormat.allCases.map(\.rawValue)
      throw ValidationError(
        "there is no format “\(parts[0])”\(Suggestion.clause(for: parts[0], among: names)) there are "
          + names.joined(separator: ", "))
    }
    self.format = format
    path = parts[1]
  }
}
