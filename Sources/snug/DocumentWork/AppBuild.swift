import Audit
import Environments
import Foundation
import Projects
import Reports

/// Builds the apps of the packages and Xcode projects that a command line names, and groups the documents by the app
/// that loads them.
struct AppBuild {
  /// Documents that the same program loads.
  struct Group: Equatable {
    enum Program: Equatable {
      /// `snug` itself, without the code of an app.
      case own
      /// The built program of an app, by its path.
      case app(String)
      /// The built program of an app's tests, by its path.
      case tests(String)
      /// The documents' app could not be built, so they are not loaded.
      case unbuilt
    }

    var program: Program
    var documents: [FoundDocument]
  }

  /// An app and the result of its build.
  private struct App {
    /// The folders whose documents it loads; `nil` for all.
    var folders: [String]?
    var program: Group.Program
    /// The parts of the app's classes that are left out because they do not compile.
    var leftOutParts = LeftOutParts()
  }

  private var apps: [App] = []
  /// The parts of the code of Xcode projects' apps that were left out of the build.
  private(set) var records: [AppCodeRecord] = []
  /// Whether an app could not be built.
  private(set) var isIncomplete = false

  /// Builds the apps of packages.
  ///
  /// - Parameters:
  ///   - packages: the folders of the packages that are built.
  ///   - projects: the apps of Xcode projects that are built.
  ///   - app: the path of an already built program that loads all documents; nothing is built then.
  ///   - isNeeded: whether it is an error if there is nothing to build.
  ///   - limits: the memory and time that a launch of an app may use.
  ///   - worker: the program of the command's worker processes.
  ///   - console: the console to report failed builds to.
  @MainActor init(
    _ packages: [String], projects: [ProjectApp] = [], app: String?, isNeeded: Bool = false,
    limits: WorkerLimits = WorkerLimits(), with worker: WorkerProgram = .current, on console: any Console
  ) async throws {
    if let app {
      apps = [App(folders: nil, program: .app(app))]
      return
    }
    if isNeeded, packages.isEmpty, projects.isEmpty {
      console.report("error: --run: \(AppBuildError.nothingToRun)")
      isIncomplete = true
    }
    for path in packages {
      do {
        guard let package = try await AppPackage(in: path) else { throw AppBuildError(message: AppBuildError.noApp) }
        for app in package.apps {
          // If the build throws an error, this entry stays as unbuilt.
          apps.append(App(folders: [app.folder], program: .unbuilt))
          console.progress("building \(app.name)")
          apps[apps.count - 1].program = .app(try await package.build(app))
        }
      } catch let error as AppBuildError {
        console.report("\(path): error: \(error.message)")
        isIncomplete = true
      }
    }
    try await build(projects, limits, worker, on: console)
  }

  /// Builds the apps of Xcode projects.
  @MainActor private mutating func build(
    _ projects: [ProjectApp], _ limits: WorkerLimits, _ worker: WorkerProgram, on console: any Console
  ) async throws {
    for app in projects {
      guard !app.target.swiftSources.isEmpty else {
        console.report(app.hasNoCode)
        apps.append(App(folders: app.folders, program: .own))
        continue
      }
      apps.append(App(folders: app.folders, program: .unbuilt))
      do {
        let build = LaunchableBuild(app: app, program: worker, limits: limits) { console.progress($0) }
        let result = try await build.run()
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

  /// The documents, grouped by the program that loads them.
  ///
  /// If apps are built, Swift files that belong to none of them are left out, because no program runs their code.
  func groups(of documents: [FoundDocument]) -> [Group] {
    var groups: [Group] = []
    for var document in documents {
      let app = apps.first { app in
        app.folders.map { $0.contains { RelativePath.lies(document.path, in: $0) } } ?? true
      }
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
}
