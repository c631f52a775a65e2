import Foundation
import InputFiles
import Projects
import Subprocess
import SystemPackage

/// Declares in Swift what a target's Swift code sees of its Objective-C code.
///
/// The code itself is not compiled. The declarations are inert, as ``ObjectiveCBridge`` describes.
struct ObjectiveCPart {
  /// What takes the place of the Objective-C code.
  struct Declarations {
    /// The path of the source with the declarations; empty if there is none.
    var files: [String] = []
    /// The first words of members of protocols that are optional.
    var optionalMembers: [String] = []
    /// The names of the classes.
    var classes: [String] = []
    /// What could not be read or declared.
    var notes: [ProjectNote] = []
  }

  /// The path of the target's bridging header.
  let header: String
  /// The name of the target's module.
  let module: String
  let sdk: AppSDK
  let build: BuildFolder

  /// The limits of clang: seconds of processor time, megabytes of memory, and of what it prints. A header may have macros
  /// that double what they stand for again and again.
  private static let most = (seconds: 120, megabytes: 6_000, output: 2_000)
  /// How many declarations a note names.
  private static let mostNamed = 3

  /// Writes the source with the declarations. If that is not possible, a note says why.
  ///
  /// - Parameter types: the names of the types that the target's Swift sources declare.
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
    let frameworks = try await FrameworkSymbols(sdk: sdk).types(scratch: try build.emptyFolder("symbols"))
    let folder = try build.emptyFolder("\(module)/headers")
    try bridge.write(to: folder)
    let tree = try await syntaxTree(in: folder)
    let source = try bridge.source(
      of: tree, declaredInSwift: types, frameworks: frameworks, keepsUnknownClasses: true)
    try? FileManager.default.removeItem(atPath: folder)
    return (source, bridge.headers.notes)
  }

  /// What clang prints for the files in a folder. Its exit code says only that some declaration was not understood.
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
