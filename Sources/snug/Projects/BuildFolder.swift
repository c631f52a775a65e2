import Foundation
import Projects
import Reports

/// The folder in which the build of a project's app is kept between runs. It is in the user's cache folder, never in
/// the checkout.
///
/// The folder is locked: if another run builds the same app, this run waits until that one has ended.
final class BuildFolder: Sendable {
  let path: String
  private let descriptor: Int32

  /// - Parameters:
  ///   - project: the path of the project.
  ///   - target: the name of the target.
  ///   - variables: the environment variables of the process. `XDG_CACHE_HOME` can set the user's cache folder.
  init(
    for project: String, target: String, variables: [String: String] = ProcessInfo.processInfo.environment
  ) throws {
    path = Self.path(for: project, target: target, variables)
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw AppBuildError(message: "the folder of builds cannot be made: \(error.localizedDescription)")
    }
    descriptor = open("\(path)/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    if descriptor >= 0 { _ = flock(descriptor, LOCK_EX) }
  }

  /// The path of Snug's folder in the user's cache folder. It may not exist yet.
  ///
  /// - Parameter variables: the environment variables of the process. `XDG_CACHE_HOME` can set the user's cache folder.
  static func caches(_ variables: [String: String] = ProcessInfo.processInfo.environment) -> String {
    let home = FileManager.default.homeDirectoryForCurrentUser.path
    let caches = variables["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "\(home)/.cache"
    return "\(caches)/snug"
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  private static func path(for project: String, target: String, _ variables: [String: String]) -> String {
    let project = URL(filePath: project).standardized.path
    let name = target.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    return "\(caches(variables))/projects/\(String(name))-\(StableHash.hexadecimal("\(project)\n\(target)"))"
  }

  /// The path of the program that the last build of an app made. The file may not exist, and another run may be replacing
  /// it.
  static func program(of app: ProjectApp) -> String {
    let folder = path(for: app.path, target: app.target.name, ProcessInfo.processInfo.environment)
    return program(in: folder, module: app.target.moduleName)
  }

  /// The path of an app's program in the folder of its build.
  static func program(in folder: String, module: String) -> String { "\(folder)/\(module)/\(module)" }

  /// Makes the folder for the app of a project.
  convenience init(of app: ProjectApp) throws {
    try self.init(for: app.path, target: app.target.name)
  }

  /// The parts of the code that the last build left out, and the names for which it generated stand-ins, of all
  /// modules; `nil` if nothing was built yet.
  var leftOut: (cuts: [SourceRewriter.Cut], standIns: [SourceRewriter.StandIn])? {
    struct File: Decodable { var cuts: [SourceRewriter.Cut] }
    struct Missing: Decodable { var names: [SourceRewriter.StandIn] }
    struct Kept: Decodable {
      var files: [File]
      var missing: Missing
    }
    let kept = names(in: path).compactMap { module -> Kept? in
      guard let data = try? Data(contentsOf: URL(filePath: "\(path)/\(module)/cuts.json")) else { return nil }
      return try? JSONDecoder().decode(Kept.self, from: data)
    }
    return kept.isEmpty ? nil : (kept.flatMap { $0.files.flatMap(\.cuts) }, kept.flatMap(\.missing.names))
  }

  /// The names of the imported modules that do not exist, also those of earlier builds.
  var missingModules: [String] { names(in: "\(path)/empty").map { ($0 as NSString).deletingPathExtension } }

  /// The files with the last requests about the app and its modules.
  var requests: [String] {
    names(in: path).filter { FileManager.default.fileExists(atPath: "\(path)/\($0)/cuts.json") }
      .map { "\(path)/\($0)/request.json" }
  }

  /// Notes that a module was made from its surface.
  func remember(surfaceOf module: String) throws { _ = try write("", to: module, in: "surfaces") }

  /// Removes the modules that earlier builds made from surfaces that are gone.
  ///
  /// - Parameter surfaces: the files of the surfaces that are there, by the names of the modules.
  func forgetSurfaces(except surfaces: [String: String]) throws {
    for module in names(in: "\(path)/surfaces") where surfaces[module] == nil {
      remove(["modules/\(module).swiftmodule", "surfaces/\(module)"])
    }
  }

  /// Forgets what earlier builds left out if they were made with another SDK, because more may compile now.
  ///
  /// - Parameter identity: the identity of the SDK.
  func forgetCuts(unlessMadeWith identity: String) throws {
    let mark = "\(path)/sdk"
    if (try? String(contentsOfFile: mark, encoding: .utf8)) == identity { return }
    remove(names(in: path).map { "\($0)/cuts.json" })
    // The new SDK may have modules that the old one did not have.
    for module in missingModules { remove(["empty/\(module).swift", "modules/\(module).swiftmodule"]) }
    _ = try write(identity, to: "sdk", in: "")
  }

  /// Notes which of its imported modules a module is compiled without. If an earlier build was compiled without one that is
  /// there now, what it left out is forgotten, because more may compile, and because its stand-ins would hide the
  /// declarations of that module.
  ///
  /// - Returns: whether something was forgotten.
  func note(_ missing: [String], of imports: [String], missingIn module: String) throws -> Bool {
    let list = "\(path)/\(module)/missing"
    let known = (try? String(contentsOfFile: list, encoding: .utf8))?.split(separator: "\n").map(String.init) ?? []
    let found = Set(known).subtracting(missing).intersection(imports)
    if !found.isEmpty { remove(found.map { "empty/\($0).swift" } + ["\(module)/cuts.json"]) }
    _ = try write(missing.joined(separator: "\n"), to: "missing", in: module)
    return !found.isEmpty
  }

  /// Removes files of the build, of which some may not exist.
  private func remove(_ files: [String]) {
    for file in files { try? FileManager.default.removeItem(atPath: "\(path)/\(file)") }
  }

  /// The names of what is in a folder, in alphabetical order; none if it does not exist.
  private func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// Writes a source file into a subfolder, and returns the file's path. A file that already has the same text is not
  /// written, so that it is not compiled again.
  func write(_ text: String, to name: String, in folder: String) throws -> String {
    let path = "\(try self.folder(folder))/\(name)"
    let content = Data(text.utf8)
    if (try? Data(contentsOf: URL(filePath: path))) != content { try content.write(to: URL(filePath: path)) }
    return path
  }

  /// A folder of the build without anything in it.
  func emptyFolder(_ name: String) throws -> String {
    try FileManager.default.removeItem(atPath: try folder(name))
    return try folder(name)
  }

  /// The path of a subfolder, which is created if it does not exist.
  func folder(_ name: String) throws -> String {
    let folder = "\(path)/\(name)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder
  }
}
