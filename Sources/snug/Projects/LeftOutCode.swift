import Environments
import Foundation

/// What is left out of an app because it does not compile, in words.
struct LeftOutCode {
  private let result: ProjectBuild.Result
  private let app: ProjectApp

  init(_ result: ProjectBuild.Result, of app: ProjectApp) {
    self.result = result
    self.app = app
  }

  /// A line that says how much is left out, and one that says which modules are missing; none if all compiles.
  var notes: [String] {
    var notes = result.failures.map { "\(app.path): \($0)" }
    if !result.emptyModules.isEmpty {
      notes.append(
        "\(app.path): these modules are missing, so what uses them is left out: \(result.emptyModules.joined(separator: ", "))"
      )
    }
    if !result.cuts.isEmpty {
      let files = Set(result.cuts.map(\.path)).count
      let command = ["snug", "project", app.path, "--left-out"].map(ShellWord.quoted).joined(separator: " ")
      notes.append(
        "\(app.path): \(result.cuts.count) \(result.cuts.count == 1 ? "part" : "parts") of the code in \(files) "
          + "\(files == 1 ? "file does" : "files do") not compile and \(result.cuts.count == 1 ? "is" : "are") left out; "
          + "this lists them: \(command)")
    }
    return notes
  }
}
