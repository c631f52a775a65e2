import Audit
import Foundation
import Projects
import Reports

/// Builds the apps of the packages that a command line names, and says which documents are theirs.
struct AppBuild {
  /// Documents that are loaded by one program.
  struct Group: Equatable {
    enum Program: Equatable {
      /// This program itself, without the code of an app.
      case own
      /// The program of an app.
      case app(String)
      /// No program, because the app could not be built.
      case unbuilt
    }

    var program: Program
    var documents: [FoundDocument]
  }

  /// An app and the result of its build.
  private struct App {
    var folder: String
    var program: Group.Program
    /// What is left out of its classes.
    var leftOutParts = LeftOutParts()
  }

  private var apps: [App] = []
  /// What the apps of Xcode projects were compiled without.
  private(set) var records: [AppCodeRecord] = []
  /// Whether an app that should run could not be built.
  private(set) var isIncomplete = false

  /// Builds the apps of packages.
  ///
  /// - Parameters:
  ///   - packages: the folders of the packages that are built.
  ///   - projects: the apps of Xcode projects that are built.
  ///   - app: a program that was built before, for all documents.
  ///   - isNeeded: whether it is reported if there is nothing to build.
  ///   - console: receives what could not be built.
  @MainActor init(
    _ packages: [String], projects: [ProjectApp] = [], app: String?, isNeeded: Bool = false, on console: any Console
  ) async throws {
    if let app {
      apps = [App(folder: "", program: .app(app))]
      return
    }
    if isNeeded, packages.isEmpty, projects.isEmpty {
      console.report("error: --run: \(AppBuildError.noPackage)")
      isIncomplete = true
    }
    for path in packages {
      do {
        guard let package = try await AppPackage(in: path) else { throw AppBuildError(message: AppBuildError.noApp) }
        for app in package.apps {
          // This entry stays as it is if the app cannot be built.
          apps.append(App(folder: app.folder, program: .unbuilt))
          console.progress("building \(app.name)")
          apps[apps.count - 1].program = .app(try await package.build(app))
        }
      } catch let error as AppBuildError {
        console.report("\(path): error: \(error.message)")
        isIncomplete = true
      }
    }
    try await build(projects, on: console)
  }

  /// Builds the apps of Xcode projects.
  @MainActor private mutating func build(_ projects: [ProjectApp], on console: any Console) async throws {
    for app in projects {
      guard !app.target.swiftSources.isEmpty else {
        console.report("\(app.path): the target \(app.target.name) has no code in Swift, so none of its code runs")
        apps.append(App(folder: app.folder, program: .own))
        continue
      }
      apps.append(App(folder: app.folder, program: .unbuilt))
      do {
        let result = try await ProjectBuild(app, on: console).run()
        let leftOut = LeftOutCode(result, of: app)
        apps[apps.count - 1].program = .app(result.program)
        apps[apps.count - 1].leftOutParts = leftOut.parts
        leftOut.record.map { records.append($0) }
        leftOut.notes.forEach(console.report)
      } catch let error as AppBuildError {
        console.report("\(app.path): error: \(error.message)")
        isIncomplete = true
      }
    }
  }

  /// Documents by the program that loads them, those of one program together.
  ///
  /// Swift files of a package's other targets are left out: no program runs their code.
  func groups(of documents: [FoundDocument]) -> [Group] {
    var groups: [Group] = []
    for var document in documents {
      let app = apps.first { Self.lies(document.path, in: $0.folder) }
      let program = app?.program ?? .own
      document.leftOutParts = app?.leftOutParts ?? LeftOutParts()
      if program == .own, !apps.isEmpty, document.path.hasSuffix(".swift") { continue }
      if let index = groups.firstIndex(where: { $0.program == program }) {
        groups[index].documents.append(document)
      } else {
        groups.append(Group(program: program, documents: [document]))
      }
    }
    return groups
  }

  private static func lies(_ path: String, in folder: String) -> Bool {
    guard !folder.isEmpty else { return true }
    return URL(filePath: path).standardizedFileURL.path.hasPrefix(URL(filePath: folder).standardizedFileURL.path + "/")
  }
}
