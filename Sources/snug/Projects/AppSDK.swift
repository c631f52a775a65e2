import Foundation
import Subprocess

/// The folder with Snug's modules and library, against which the apps of Xcode projects are compiled (`make sdk` makes
/// it).
struct AppSDK {
  /// The environment variable that names the folder of the SDK.
  static let variable = "SNUG_SDK"

  let folder: String

  /// The modules of Snug that every app can import. They are never compiled from sources in the app's checkout.
  static let modules: Set<String> = [
    "UIKit", "SnugHost", "EventPublishers", "SnugTestHost", "SnapshotTesting", "InlineSnapshotTesting",
    "FBSnapshotTestCase", "iOSSnapshotTestCase", "Quick", "Nimble", "Nimble_Snapshots",
  ]

  /// Finds the SDK: in the folder that `SNUG_SDK` names, beside the program, or in the place where a package installs
  /// it.
  ///
  /// - Throws: ``AppBuildError`` if there is no SDK.
  init() throws {
    if let named = ProcessInfo.processInfo.environment[Self.variable] {
      folder = named
      guard Self.isThere(named) else {
        throw AppBuildError(message: "\(Self.variable)=\(named) holds no modules of Snug; `make sdk` makes them")
      }
      return
    }
    let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path
    guard let found = ["\(program)/sdk", "\(program)/../lib/snug/sdk"].first(where: Self.isThere) else {
      throw AppBuildError(
        message:
          "the modules that apps are compiled against are missing: install the Debian package snug-sdk, or run `make sdk` "
          + "in a checkout of Snug")
    }
    folder = found
  }

  private static func isThere(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder)/modules/UIKit.swiftmodule")
  }

  /// The path of the program that rewrites an app's sources so that they compile on Linux.
  var rewriter: String { "\(folder)/bin/rewrite-sources" }

  /// A text that changes with the modules and the rewriter.
  var identity: String { (try? String(contentsOfFile: "\(folder)/identity", encoding: .utf8)) ?? "" }

  /// The names of the modules that replace Apple's frameworks.
  var frameworks: [String] {
    let names = (try? String(contentsOfFile: "\(folder)/frameworks", encoding: .utf8)) ?? ""
    return names.split(separator: "\n").map(String.init)
  }

  /// Whether the SDK or the Swift toolchain has a module.
  ///
  /// - Parameter toolchain: the folders with the modules of the toolchain, which ``checkCompiler()`` returns.
  func provides(_ name: String, with toolchain: [String]) -> Bool {
    let files =
      (["\(folder)/modules"] + toolchain).map { "\($0)/\(name).swiftmodule" }
      + ["\(folder)/include/\(name)/module.modulemap"]
    return Self.modulesOfC.contains(name) || files.contains(where: FileManager.default.fileExists(atPath:))
  }

  /// Modules of the toolchain that have no `.swiftmodule` file, because they are written in C.
  private static let modulesOfC: Set<String> = ["CoreFoundation", "Glibc", "SwiftShims", "dispatch"]

  /// The compiler's options for importing the modules.
  var compilerOptions: [String] {
    let flags = (try? String(contentsOfFile: "\(folder)/flags", encoding: .utf8)) ?? ""
    return ["-I", "\(folder)/modules", "-I", "\(folder)/include"]
      + flags.split(separator: "\n").flatMap { ["-Xcc", String($0)] }
  }

  /// The compiler's options for linking with the library.
  var linkerOptions: [String] {
    ["-L", "\(folder)/lib", "-lSnugSDK", "-Xlinker", "-rpath", "-Xlinker", "\(folder)/lib"]
  }

  /// The compiler's options for linking with the library that runs tests.
  static let testLinkerOptions = ["-lSnugTestSDK", "-lXCTest", "-lTesting"]

  /// Checks that the installed Swift compiler has the version that made the SDK's modules, since no other version can
  /// read them.
  ///
  /// - Returns: the folders with the modules of the Swift toolchain.
  /// - Throws: ``AppBuildError`` if there is no compiler, or if it has another version.
  func checkCompiler() async throws -> [String] {
    let output: String
    do {
      let result = try await Subprocess.run(
        .name("swiftc"), arguments: ["-print-target-info"], output: .string(limit: 1 << 20), error: .discarded)
      output = result.standardOutput
    } catch {
      throw AppBuildError(message: "swiftc cannot be started: an app is compiled with Swift, which has to be installed")
    }
    guard let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(output.utf8)) else {
      throw AppBuildError(message: "swiftc -print-target-info says nothing that can be read")
    }
    let expected = ((try? String(contentsOfFile: "\(folder)/compiler", encoding: .utf8)) ?? "")
      .trimmingCharacters(in: .whitespacesAndNewlines)
    guard info.compilerVersion == expected else {
      throw AppBuildError(
        message: "the modules in \(folder) are of \(expected), and swiftc is \(info.compilerVersion): make them again "
          + "(make sdk), or install that version")
    }
    return info.paths.runtimeLibraryImportPaths
  }

  private struct TargetInfo: Decodable {
    var compilerVersion: String
    var paths: Paths

    struct Paths: Decodable {
      var runtimeLibraryImportPaths: [String]
    }
  }
}
