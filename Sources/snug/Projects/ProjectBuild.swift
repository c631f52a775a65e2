import Foundation
import InputFiles
import Projects

/// Compiles the app of an Xcode project, with the modules that it imports and whose sources are in the checkout.
@MainActor final class ProjectBuild: ModuleProvider {
  /// What a build made.
  struct Result {
    /// The program of the app.
    var program: String
    /// What is left out of its sources, and of its modules.
    var cuts: [SourceRewriter.Cut]
    /// The names that nobody declares, so that they have stand-ins.
    var standIns: [SourceRewriter.StandIn]
    /// The modules that nobody has.
    var emptyModules: [String]
    /// Modules whose sources are in the checkout and of which nothing compiles, with the reason.
    var failures: [String]
    /// The files that have no part in it, with the reason.
    var notes: [ProjectNote]
    /// The classes whose code is in Objective-C, and does not run.
    var objectiveCClasses: [String] = []
  }

  private let app: ProjectApp
  private let console: any Console
  private let sdk: AppSDK
  private let toolchain: [String]
  private let build: BuildFolder
  private let infoPlist: String
  private let checkout: CheckoutModules
  private(set) var compiled: [String] = []
  /// The modules that were begun, so that none is begun twice and none waits for itself.
  private var begun: Set<String> = []
  private var result = Result(program: "", cuts: [], standIns: [], emptyModules: [], failures: [], notes: [])

  /// - Parameters:
  ///   - app: the app.
  ///   - console: receives the progress.
  /// - Throws: ``AppBuildError`` if nothing can be compiled.
  init(_ app: ProjectApp, on console: any Console) async throws {
    self.app = app
    self.console = console
    sdk = try AppSDK()
    toolchain = try await sdk.checkCompiler()
    build = try BuildFolder(of: app)
    infoPlist = try InfoPlist(app.target).write(into: build)
    let folder = ProjectRoots.repository(around: app.project.folder) ?? app.project.folder
    checkout = CheckoutModules(in: folder, first: app.project)
  }

  /// Compiles the app.
  ///
  /// - Throws: ``AppBuildError`` if nothing of it can run.
  func run() async throws -> Result {
    begun.insert(app.target.moduleName)
    result.program = try await compile(app.target, isApp: true)
    result.emptyModules = Set(result.emptyModules).sorted()
    return result
  }

  func compile(_ name: String) async throws -> Bool {
    if compiled.contains(name) { return true }
    guard let target = checkout.target(forModule: name), begun.insert(name).inserted else { return false }
    do {
      _ = try await compile(target, isApp: false)
    } catch let error as AppBuildError {
      // The app may still run without it.
      result.failures.append(error.message)
      return false
    }
    compiled.append(name)
    return true
  }

  private func compile(_ target: ProjectTarget, isApp: Bool) async throws -> String {
    let module = ModuleBuild(
      target: target, folder: app.folder, infoPlist: infoPlist, sdk: sdk, build: build, toolchain: toolchain,
      isApp: isApp, modules: self)
    let made = try await module.result { [console] in console.progress("building \($0)") }
    result.cuts += made.cuts
    result.standIns += made.standIns
    result.emptyModules += made.emptyModules
    result.notes += made.notes
    result.objectiveCClasses += made.objectiveCClasses
    return made.product
  }
}
