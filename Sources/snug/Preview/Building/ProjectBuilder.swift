import Audit
import Projects

/// Compiles the app of an Xcode project for a preview.
///
/// The project is read again for each build, because a save may have changed it. Code that does not compile is left out, so
/// only few errors end a build.
@MainActor final class ProjectBuilder: AppBuilder {
  /// The app, as it was read at the start.
  private let app: ProjectApp
  private let console: any Console
  /// The notes of the last build. They are not reported again after each save.
  private var notes: [String] = []
  /// The parts of the app's classes that the last build left out.
  private(set) var leftOutParts = LeftOutParts()
  /// The path of the program that the last build made, also that of an earlier preview. The file may not exist.
  private(set) var program: String

  /// - Parameters:
  ///   - app: the app.
  ///   - console: the console to report what is left out to.
  init(_ app: ProjectApp, on console: any Console) {
    self.app = app
    program = BuildFolder.program(of: app)
    self.console = console
  }

  func build(progress: @escaping (String) -> Void) async throws -> (isBuilt: Bool, lines: [String]) {
    let app: ProjectApp
    do throws(ProjectError) {
      app = try self.app.readAgain()
    } catch {
      throw AppBuildError(message: "\(error)")
    }
    let result = try await ProjectBuild(app, progress: progress).run()
    let leftOut = LeftOutCode(result, of: app)
    leftOut.notes.filter { !notes.contains($0) }.forEach(console.report)
    notes = leftOut.notes
    leftOutParts = leftOut.parts
    program = result.program
    return (true, [])
  }
}
