import Foundation
import Projects
import Subprocess

/// Makes a module that is written in C importable: its folder gets a module map, and its sources become a library.
@MainActor struct ModuleOfC {
  let target: PackageDescription.TargetOfC
  let build: BuildFolder

  /// Whether the module has sources, and not only headers.
  var hasLibrary: Bool { !target.sources.isEmpty }

  /// Compiles the sources and writes the module map. Returns whether the sources compile.
  func compile() async throws -> Bool {
    if hasLibrary, !isCompiled, try await !compileSources() { return false }
    let folder = try build.folder("modules/\(target.moduleName)")
    try Data(moduleMap.utf8).write(to: URL(filePath: "\(folder)/module.modulemap"), options: .atomic)
    return true
  }

  /// A module map that refers to the package's own one, or, as SwiftPM does it, to the header with the name of the
  /// module or to all headers.
  private var moduleMap: String {
    let (name, headers) = (target.moduleName, target.headers)
    let own = "\(headers)/module.modulemap"
    let header = ["\(headers)/\(name).h", "\(headers)/\(name)/\(name).h"].first(
      where: FileManager.default.fileExists(atPath:))
    if FileManager.default.fileExists(atPath: own) { return "extern module \(name) \(own.quotedInModuleMap)\n" }
    let content = header.map { "umbrella header \($0.quotedInModuleMap)" } ?? "umbrella \(headers.quotedInModuleMap)"
    return "module \(name) {\n  \(content)\n  export *\n}\n"
  }

  private var library: String { "\(build.path)/lib\(target.moduleName).so" }

  /// Whether the library of an earlier run is newer than all sources.
  private var isCompiled: Bool {
    func date(_ path: String) -> Date? {
      try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }
    guard let made = date(library) else { return false }
    return target.sources.allSatisfy { date($0).map { $0 < made } ?? false }
  }

  private func compileSources() async throws -> Bool {
    let isInCxx = target.sources.contains { !$0.hasSuffix(".c") }
    let result = try await Subprocess.run(
      .name(isInCxx ? "clang++" : "clang"),
      arguments: Arguments(
        ["-shared", "-fPIC", "-O1", "-w", "-I", target.headers, "-o", library]
          + target.sources),
      output: .discarded, error: .discarded)
    return result.terminationStatus.isSuccess
  }
}

extension String {
  /// The text as a string of a module map.
  fileprivate var quotedInModuleMap: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
