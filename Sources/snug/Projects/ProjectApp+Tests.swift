import Configuration
import InputFiles
import Projects

extension ProjectApp {
  /// Makes the app with its tests of a project.
  ///
  /// - Parameters:
  ///   - project: the project, or a Swift package.
  ///   - name: the name of the target with the tests; `nil` for the project's only one.
  ///   - settings: what the configuration says about building the app.
  /// - Throws: `ProjectError` if there is no such target.
  init(testsOf project: Project, target name: String?, settings: AppSettings = AppSettings()) throws(ProjectError) {
    let target = try project.testTarget(named: name)
    self.init(project.path, project, target, host: project.host(of: target), settings: settings)
  }

  /// Reads a project, or the package in a folder.
  ///
  /// - Throws: `ProjectError` if the project cannot be read, or ``AppBuildError`` if SwiftPM cannot read the package.
  @MainActor static func projectOrPackage(at path: String) async throws -> Project {
    guard PackageManifest.isManifest(path) else { return try project(at: path) }
    ProjectRoots.add(around: path)
    return try await PackageManifest.project(at: path)
  }

  /// The targets with unit tests in Swift that the app hosts, or that have no host.
  var targetsWithTests: [ProjectTarget] {
    project.testTargets.filter { tests in
      !tests.swiftSources.isEmpty && project.host(of: tests).map { $0.name == target.name } ?? true
    }
  }

  /// What is made of the target.
  var role: ModuleRole { target.kind == .tests ? .tests : .app }
}
