import Foundation
import Projects

/// Compiles the app of an Xcode project, with the targets that it needs.
@MainActor struct ProjectBuild {
  let app: ProjectApp

  /// What a build made.
  struct Result {
    /// The program of the app.
    var program: String
    /// What is left out of its sources.
    var cuts: [SourceRewriter.Cut]
    /// The modules that nobody has.
    var emptyModules: [String]
  }

  /// Compiles the app.
  ///
  /// - Parameter console: receives the progress.
  /// - Throws: ``AppBuildError`` if nothing of it can run.
  func result(on console: any Console) async throws -> Result {
    let sdk = try AppSDK()
    let toolchain = try await sdk.checkCompiler()
    let build = try BuildFolder(of: app)
    let infoPlist = try InfoPlist(app.target).write(into: build)
    var libraries: [String] = []
    var result = Result(program: "", cuts: [], emptyModules: [])
    for target in app.modules {
      let isApp = target.name == app.target.name
      let module = ModuleBuild(
        target: target, folder: app.folder, infoPlist: infoPlist, sdk: sdk, build: build, toolchain: toolchain,
        libraries: libraries, isApp: isApp)
      let made = try await module.result { console.progress("building \($0)") }
      result.cuts += made.cuts
      result.emptyModules += made.emptyModules
      if isApp { result.program = made.product } else { libraries.append(target.moduleName) }
    }
    result.emptyModules = Set(result.emptyModules).sorted()
    return result
  }
}
