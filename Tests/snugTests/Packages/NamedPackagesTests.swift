import Foundation
import Subprocess
import SystemPackage
import TestSupport
import Testing

@testable import snug

/// Code of a checkout runs only where the command line asks for it: a folder never builds or runs anything.
@MainActor
struct NamedPackagesTests {
  private let folder: TemporaryFolder

  /// A package in the folder `App`, and a program `swift` that leaves a mark when it is called.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write("// UIKitSources", to: "App/Package.swift")
    try folder.write(BadInputTests.xib(BadInputTests.top), to: "App/Pets/Good.xib")
    try folder.write(program: "touch \"$folder/ran\"\nexit 1", to: "bin/swift")
  }

  @Test func aManifestStandsForItsFolder() throws {
    let app = "\(folder.path)/App"
    let named = NamedPackages(["\(app)/Package.swift", "Other.xib"], runsFolders: false)
    #expect(named.places == [app, "Other.xib"])
    #expect(named.running == [app])
    #expect(named.idle == [])
    #expect(NamedPackages(["Package.swift"], runsFolders: false).places == ["."])
  }

  @Test func aFolderRunsOnlyIfThatIsAskedFor() throws {
    let app = "\(folder.path)/App"
    #expect(NamedPackages([app], runsFolders: false).running == [])
    #expect(NamedPackages([app], runsFolders: false).idle == [app])
    #expect(NamedPackages([app, folder.path], runsFolders: true).running == [app])
    #expect(NamedPackages([folder.path], runsFolders: false).idle == [])
    #expect(
      NamedPackages(["\(app)/"], runsFolders: false).notes(for: "audit") == [
        "\(app)/: the code of its app is not run; this builds and runs it: snug audit \(app)/Package.swift"
      ])
  }

  /// A manifest that is a pipe must not be waited for.
  @Test func aPipeIsNoManifest() throws {
    try folder.write("", to: "Other/A.xib")
    #expect(mkfifo("\(folder.path)/Other/Package.swift", 0o600) == 0)
    #expect(NamedPackages(["\(folder.path)/Other"], runsFolders: true).running == [])
  }

  /// Runs the program in the folder, with a fake compiler.
  private func run(_ line: String) async throws -> (
    status: TerminationStatus, output: String, errors: String, ran: Bool
  ) {
    let result = try await Subprocess.run(
      .path("/bin/sh"), arguments: ["-c", "cd \"$folder\"; PATH=\"$folder/bin:$PATH\"; \(line)"],
      environment: .inherit.updating(["snug": try WorkerProgram.built([]).executable, "folder": folder.path]),
      output: .string(limit: 1 << 16), error: .string(limit: 1 << 16))
    let mark = "\(folder.path)/ran"
    let ran = FileManager.default.fileExists(atPath: mark)
    try? FileManager.default.removeItem(atPath: mark)
    return (result.terminationStatus, result.standardOutput, result.standardError, ran)
  }

  @Test(arguments: ["layout App", "audit App", "render App -o pictures", "record App", "verify App"])
  func aFolderRunsNoCode(_ command: String) async throws {
    let name = try #require(command.split(separator: " ").first)
    let result = try await run("\"$snug\" \(command) --jobs 1")
    #expect(!result.ran)
    #expect(result.output.contains(/Good|1 recording|1 screen/), "\(result.output)")
    let note = "App: the code of its app is not run; this builds and runs it: snug \(name) App/Package.swift"
    #expect(result.errors.split(separator: "\n").filter { $0.hasPrefix("App: ") } == [Substring(note)])
  }

  @Test func thePreviewOfAFolderRunsNoCode() async throws {
    let result = try await run(
      """
      "$snug" preview App > address & until [ -s address ]; do sleep 0.1; done; kill $!; wait; cat address
      """)
    #expect(!result.ran)
    #expect(result.output.hasPrefix("http://127.0.0.1:"))
    #expect(
      result.errors.contains(
        "App: the code of its app is not run; this builds and runs it: snug preview App/Package.swift\n"))
  }

  @Test(arguments: [
    "layout App/Package.swift", "audit --run App", "render App/Package.swift -o pictures", "verify --run App",
  ])
  func whoNamesThePackageRunsIt(_ command: String) async throws {
    let result = try await run("\"$snug\" \(command) --jobs 1")
    #expect(result.ran)
    #expect(result.errors.contains("App: error: Package.swift cannot be read\n"))
    #expect(!result.errors.contains("is not run"))
    #expect(result.status == .exited(2))
  }

  /// The configuration comes from the checkout as well.
  @Test(arguments: ["run: true", "app: Pets"])
  func noConfigurationRunsCode(_ line: String) async throws {
    try folder.write(line, to: "App/.snug.yml")
    let result = try await run("\"$snug\" audit App --jobs 1")
    #expect(!result.ran)
    #expect(result.status == .exited(2))
  }

  @Test func whatCannotRunIsSaid() async throws {
    try folder.write(BadInputTests.xib(BadInputTests.top), to: "Plain/Good.xib")
    let none = try await run("\"$snug\" layout Plain/Package.swift --jobs 1")
    #expect(none.status == .exited(2))
    #expect(
      none.errors == """
        Plain: error: no executable target of its Package.swift carries the plugin UIKitSources, so there is no app to run

        """)
    let folders = try await run("\"$snug\" layout --run Plain --jobs 1")
    #expect(folders.status == .exited(2))
    #expect(
      folders.errors == """
        error: --run: no path is a folder with an Xcode project, or with a Package.swift whose targets carry the plugin UIKitSources

        """)
  }
}
