import Foundation
import InputFiles
import Projects
import Subprocess
import SystemPackage

/// Generates Swift declarations for the Objective-C code that a target's Swift code can see.
///
/// The Objective-C code itself is not compiled: the declared members do nothing and return empty values
/// (``ObjectiveCBridge``).
struct ObjectiveCPart {
  /// The generated declarations, which replace the Objective-C code.
  struct Declarations {
    /// The path of the generated source, as the only element; empty if nothing could be generated.
    var files: [String] = []
    /// The base names of optional members of Objective-C protocols.
    var optionalMembers: [String] = []
    /// The names of the Objective-C classes.
    var classes: [String] = []
    /// Notes about headers that could not be read, and about declarations that were left out.
    var notes: [ProjectNote] = []
  }

  /// The path of the target's bridging header.
  let header: String
  /// The name of the target's module.
  let module: String
  let frameworks: FrameworkSymbols
  let build: BuildFolder

  /// The limits for clang: processor time in seconds, memory in megabytes, and the size of its output in megabytes.
  /// Without limits, a header with nested macros could make clang produce a text of exponential size.
  private static let most = (seconds: 120, megabytes: 6_000, output: 2_000)
  /// The maximum number of declarations that a note lists.
  private static let mostNamed = 3

  /// Generates and writes the source. If that fails, the result has a note with the reason.
  ///
  /// - Parameter types: the names of the types that the target's Swift sources declare. They are not declared again.
  func declarations(declaredInSwift types: Set<String>) async throws -> Declarations {
    do {
      let (source, notes) = try await source(declaredInSwift: types)
      let path = try build.write(source.text, to: "ObjectiveC.swift", in: "\(module)/generated")
      return Declarations(
        files: [path], optionalMembers: source.optionalMembers, classes: source.classes,
        notes: notes + note(on: source.leftOut))
    } catch let error as AppBuildError {
      return Declarations(notes: [ProjectNote(header, "Swift code does not see Objective-C code: \(error.message)")])
    } catch let error as ObjectiveCError {
      return Declarations(notes: [ProjectNote(header, "Swift code does not see Objective-C code: \(error)")])
    }
  }

  private func note(on leftOut: [InertSource.LeftOut]) -> [ProjectNote] {
    if leftOut.isEmpty { return [] }
    let named = leftOut.prefix(Self.mostNamed).map { "\($0.declaration) (\($0.reason))" }
    let more = leftOut.count > named.count ? ["\(leftOut.count - named.count) more"] : []
    return [ProjectNote(header, "Swift code does not see " + (named + more).joined(separator: ", "))]
  }

  private func source(declaredInSwift types: Set<String>) async throws -> (InertSource, notes: [ProjectNote]) {
    ProjectRoots.add(around: header)
    let checkout = ProjectRoots.repository(around: header) ?? (header as NSString).deletingLastPathComponent
    let bridge = try ObjectiveCBridge(bridgingHeader: header, folders: [checkout])
    let frameworks = try await frameworks.types()
    let folder = try build.emptyFolder("\(module)/headers")
    try bridge.write(to: folder)
    let tree = try await syntaxTree(in: folder)
    let source = try bridge.source(
      of: tree, declaredInSwift: types, frameworks: frameworks, keepsUnknownClasses: true)
    try? FileManager.default.removeItem(atPath: folder)
    return (source, bridge.headers.notes)
  }

  /// The syntax tree that clang prints for the files in a folder. Clang's exit code is ignored, because errors about
  /// single declarations are expected.
  private func syntaxTree(in folder: String) async throws -> Data {
    let path = "\(folder)/tree.json"
    let file = try FileDescriptor.open(
      path, .writeOnly, options: [.create, .truncate, .closeOnExec], permissions: .ownerReadWrite)
    let limits =
      "ulimit -t \(Self.most.seconds); ulimit -v \(Self.most.megabytes << 10); ulimit -f \(Self.most.output << 11); "
    let variables: [Environment.Key: String] = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]
    do {
      _ = try await Subprocess.run(
        .path("/bin/sh"),
        arguments: Arguments(["-c", limits + #"exec "$0" "$@""#, "clang"] + ObjectiveCHeaders.clangArguments),
        environment: .custom(variables), workingDirectory: FilePath(folder),
        output: .fileDescriptor(file, closeAfterSpawningProcess: true), error: .discarded)
    } catch {
      throw AppBuildError(message: "clang cannot be started; it comes with Swift")
    }
    return try Data(contentsOf: URL(filePath: path))
  }
}
