import Configuration
import Foundation
import InputFiles
import Projects

/// Compiles the app of an Xcode project or its tests, and the modules that these import if their sources are in the
/// checkout or in Swift packages that can be fetched.
@MainActor final class ProjectBuild: ModuleProvider {
  /// The result of the build.
  struct Result {
    /// The path of the program of the app, or of its tests.
    var program: String
    /// The parts of the app's code, and of its modules' code, that were left out.
    var cuts: [SourceRewriter.Cut]
    /// The undeclared names for which stand-ins were generated.
    var standIns: [SourceRewriter.StandIn]
    /// The names of imported modules that do not exist, so that empty modules replace them.
    var emptyModules: [String]
    /// Error messages about modules that do not compile although their sources are in the checkout.
    var failures: [String]
    /// Notes about files that are not compiled, with the reasons.
    var notes: [ProjectNote]
    /// The names of the classes that are implemented in Objective-C. Their code does not run.
    var objectiveCClasses: [String] = []
    /// The source files of the app and of its modules, by the names of the modules.
    var sources: [String: [String]] = [:]

    /// Whether as many statements were left out because the launch traps as one run leaves out.
    var hasMostTraps = false

    /// Whether code is missing that the app has on a device.
    var isIncomplete: Bool {
      !cuts.isEmpty || !standIns.isEmpty || !emptyModules.isEmpty || !objectiveCClasses.isEmpty
    }
  }

  private let app: ProjectApp
  /// A statement that is left out although it compiles; `nil` for none.
  private let trap: CompilerOutput.Fault?
  private let progress: (String) -> Void
  private let sdk: AppSDK
  private let frameworks: FrameworkSymbols
  private let toolchain: [String]
  private let build: BuildFolder
  private let infoPlist: String
  private let checkout: CheckoutModules
  private let packages: PackageModules
  let surfaces: [String: String]
  private(set) var compiled: [String] = []
  private(set) var foldersOfModules: [String] = []
  private(set) var librariesOfC: [String] = []
  private(set) var modulesByStandIn: [String: String] = [:]
  /// The names of the modules whose build has begun. A module is built only once, and modules that import each other do
  /// not wait for each other.
  private var begun: Set<String> = []
  private var result = Result(program: "", cuts: [], standIns: [], emptyModules: [], failures: [], notes: [])

  /// - Parameters:
  ///   - app: the app.
  ///   - trap: a statement that is left out although it compiles, because the app traps there; `nil` for none.
  ///   - progress: called with a line for each step of the build.
  /// - Throws: ``AppBuildError`` if the SDK or a suitable compiler is missing.
  init(_ app: ProjectApp, without trap: CompilerOutput.Fault? = nil, progress: @escaping (String) -> Void) async throws
  {
    self.app = app
    self.trap = trap
    self.progress = progress
    sdk = try AppSDK()
    toolchain = try await sdk.checkCompiler()
    build = try BuildFolder(of: app)
    try build.forgetCuts(unlessMadeWith: sdk.identity)
    frameworks = FrameworkSymbols(sdk, in: build)
    infoPlist = try InfoPlist(app.host ?? app.target).write(into: build)
    checkout = CheckoutModules(in: app.checkout, first: app.project)
    packages = PackageModules(
      RemotePackages.packages(of: app.project, manifests: checkout.manifests), build: build, progress: progress)
    let surfaces = SurfaceFolder(app.settings.surfaces)
    self.surfaces = surfaces.files
    result.notes += surfaces.notes
    try build.forgetSurfaces(except: surfaces.files)
  }

  /// Compiles the app.
  ///
  /// - Throws: ``AppBuildError`` if the app does not compile even with parts left out.
  func run() async throws -> Result {
    begun.insert(app.target.moduleName)
    if let host = app.host, begun.insert(host.moduleName).inserted {
      _ = try await compile(host, as: .host)
      compiled.append(host.moduleName)
    }
    result.program = try await compile(app.target, as: app.role)
    result.emptyModules = Set(result.emptyModules).sorted()
    if let missing = packages.missingPackages { result.notes.append(ProjectNote(app.path, missing)) }
    return result
  }

  func compile(_ name: String) async throws -> Bool {
    if compiled.contains(name) { return true }
    guard begun.insert(name).inserted else { return false }
    let surface = surfaces[name].map { ProjectTarget(surfaceOf: name, in: $0) }
    var found = surface ?? checkout.target(forModule: name)
    if found == nil {
      // A package's module of the same name would contradict it.
      if sdk.provides(name, with: toolchain) { return false }
      found = try await packages.target(forModule: name)
    }
    guard let target = found else { return try await compileModuleOfC(name) }
    do {
      _ = try await compile(target, as: .module, isSurface: surface != nil)
    } catch let error as AppBuildError {
      // The app may still compile without this module.
      result.failures.append(error.message)
      return false
    }
    if surface != nil { try build.remember(surfaceOf: name) } else { addFolder(of: target) }
    compiled.append(name)
    return true
  }

  /// Adds the folder of a module, unless a folder that is known contains it. Files outside of the checkout, or outside of the
  /// build folder for a module that was fetched, do not count: the folder around them could be the whole disk.
  private func addFolder(of target: ProjectTarget) {
    let files = target.sources + target.resources
    let inside = [app.checkout, build.path].lazy.map { root in files.filter { $0.hasPrefix(root + "/") } }
    guard let own = inside.first(where: { !$0.isEmpty }), let folder = ProjectApp.folder(around: own) else { return }
    if ([app.folder] + foldersOfModules).contains(where: { folder == $0 || folder.hasPrefix($0 + "/") }) { return }
    foldersOfModules.append(folder)
  }

  /// Compiles a module that is written in C. Returns whether there is one that can be imported.
  private func compileModuleOfC(_ name: String) async throws -> Bool {
    guard let target = try await packages.targetOfC(forModule: name) else { return false }
    let module = ModuleOfC(target: target, build: build)
    guard try await module.compile() else { return false }
    if module.hasLibrary { librariesOfC.append(name) }
    return true
  }

  private func compile(
    _ target: ProjectTarget, as role: ModuleRole, isSurface: Bool = false
  ) async throws -> String {
    let module = ModuleBuild(
      target: target, folder: app.folder, infoPlist: infoPlist, sdk: sdk, frameworks: frameworks,
      build: build, toolchain: toolchain, role: role, host: role == .tests ? app.host?.moduleName : nil,
      isSurface: isSurface, trap: trap.flatMap { target.swiftSources.contains($0.path) ? $0 : nil }, modules: self)
    let made = try await module.result { [progress] in progress("building \($0)") }
    result.sources[target.moduleName, default: []] += target.swiftSources
    result.cuts += made.cuts
    result.standIns += made.standIns
    for name in made.standIns.filter({ $0.kind == "type" }).map(\.name) + made.typesOfSurface {
      modulesByStandIn[name] = modulesByStandIn[name] ?? target.moduleName
    }
    result.emptyModules += made.emptyModules
    result.notes += made.notes
    result.objectiveCClasses += made.objectiveCClasses
    return made.product
  }
}
