import ArgumentParser
import Environments
import Reports

extension ReportFormat: ExpressibleByArgument {}

/// A report that a run writes in addition to what it prints, such as `sarif=snug.sarif`.
struct ReportTarget: Hashable, Sendable {
  /// The form.
  var format: ReportFormat
  /// The file, or the folder if the report is a folder.
  var path: String

  /// Whether it is a page with everything in it.
  var isSingleFile: Bool { format == .html && [".html", ".htm"].contains { path.lowercased().hasSuffix($0) } }
  /// Whether it is a folder with a page.
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
