import Audit
import Environments
import Foundation
import Projects
import Reports

/// Describes the parts of an app's code that are left out because they do not compile.
struct LeftOutCode {
  private let result: ProjectBuild.Result
  private let app: ProjectApp

  init(_ result: ProjectBuild.Result, of app: ProjectApp) {
    self.result = result
    self.app = app
  }

  /// The number of parts that are left out, by class, and the classes whose Objective-C code does not run.
  var parts: LeftOutParts {
    let names = result.cuts.compactMap { $0.declaration.split(separator: ".").first.map(String.init) }
    return LeftOutParts(
      Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +), objectiveCClasses: Set(result.objectiveCClasses))
  }

  /// The description for the run file of an audit; `nil` if nothing is left out.
  var record: AppCodeRecord? {
    if result.cuts.isEmpty, result.standIns.isEmpty, result.emptyModules.isEmpty { return nil }
    let current = FileManager.default.currentDirectoryPath
    return AppCodeRecord(
      project: app.path, target: app.target.name,
      leftOut: result.cuts.map {
        AppCodeRecord.Part(
          file: RelativePath.shortened($0.path, from: current), line: $0.line, kind: $0.kind,
          declaration: $0.declaration, message: $0.message)
      }, standIns: result.standIns.map(\.words), missingModules: result.emptyModules)
  }

  private var command: String {
    let target = app.role == .tests ? ["--target", app.target.name] : []
    return (["snug", "project", app.path] + target + ["--left-out"]).map(ShellWord.quoted).joined(separator: " ")
  }

  /// The lines to print: about files that could not be read, modules that do not compile, missing modules, undeclared
  /// names, and the number of parts that are left out. Empty if everything compiles.
  var notes: [String] {
    let current = FileManager.default.currentDirectoryPath
    var notes = result.notes.map { "\(RelativePath.shortened($0.path, from: current)): \($0.message)" }
    notes += result.failures.map { "\(app.path): \($0)" }
    if !result.emptyModules.isEmpty {
      notes.append(
        "\(app.path): these modules are missing: \(result.emptyModules.joined(separator: ", "))"
      )
    }
    if !result.standIns.isEmpty {
      let count = result.standIns.count
      notes.append(
        "\(app.path): \(count) \(count == 1 ? "name is" : "names are") declared nowhere: an empty stand-in takes the place "
          + "of each; \(command) lists them")
    }
    return notes + notesOfCuts
  }

  private var notesOfCuts: [String] {
    var notes: [String] = []
    let faults = result.cuts.filter { !$0.isTrap }
    if !faults.isEmpty {
      let files = Set(faults.map(\.path)).count
      notes.append(
        "\(app.path): \(faults.count) \(faults.count == 1 ? "part" : "parts") of the code in \(files) "
          + "\(files == 1 ? "file" : "files") \(faults.count == 1 ? "does" : "do") not compile and "
          + "\(faults.count == 1 ? "is" : "are") left out; this lists them: \(command)")
    }
    let traps = result.cuts.count - faults.count
    if traps > 0 {
      notes.append(
        "\(app.path): \(traps) \(traps == 1 ? "statement" : "statements") at which the app ends when it is launched "
          + "\(traps == 1 ? "is" : "are") left out; this lists them: \(command)")
    }
    if result.hasMostTraps {
      notes.append(
        "\(app.path): a run leaves out \(LaunchableBuild.mostTraps) such statements at most; the next run goes on from "
          + "here")
    }
    return notes
  }
}
