import Foundation
import Subprocess
import SystemPackage
import TestSupport
import Testing

@testable import snug

/// Packages whose programs carry the plugin are built and loaded with their code.
@Suite struct AppPackageTests {
  private static let description = """
    {"name": "Pets", "targets": [
      {"name": "Pets", "type": "executable", "path": "App",
       "pluginUsages": [{"plugin": ["UIKitSources", "snug"]}]},
      {"name": "Other", "type": "executable", "pluginUsages": [{"plugin": ["UIKitSources", null]}]},
      {"name": "Tool", "type": "executable"},
      {"name": "Kit", "type": "regular", "pluginUsages": [{"plugin": ["UIKitSources", "snug"]}]}]}
    """

  @Test func programsWithThePluginAreApps() throws {
    let package = try #require(try AppPackage(folder: "Pets", description: Data(Self.description.utf8)))
    #expect(
      package.apps == [
        AppPackage.App(name: "Pets", folder: "Pets/App"), AppPackage.App(name: "Other", folder: "Pets/Sources/Other"),
      ])
  }

  // MARK: Stand-ins for Apple's frameworks

  /// What is said of a package whose app does not compile.
  private func hint(_ dependencies: String, source: String) throws -> String? {
    let folder = try TemporaryFolder()
    try folder.write(source, to: "App/Views/Map.swift")
    let description = """
      {"targets": [{"name": "Pets", "type": "executable", "path": "App", "dependencies": [\(dependencies)],
       "pluginUsages": [{"plugin": ["UIKitSources", "Snug-copy"]}]}]}
      """
    return try AppPackage(folder: folder.path, description: Data(description.utf8))?.hint
  }

  @Test func anImportWithoutItsProductIsExplained() throws {
    let host = #"{"product": ["SnugHost", "snug", null, null]}"#
    #expect(
      try hint(host, source: "import UIKit\nimport MapKit\n") == """
        Pets imports MapKit, for which Snug has a stand-in: add .product(name: "AppleFrameworks", package: "Snug-copy") to \
        the dependencies of the target Pets in Package.swift
        """)
    let several = "@preconcurrency import WebKit\nimport class MapKit.MKMapView\nimport os.log\nimport os.log"
    #expect(
      try hint(host, source: several)?.hasPrefix(
        "Pets imports MapKit, WebKit and os, for which Snug has stand-ins: add ") == true)
    #expect(try hint(host, source: "import UIKit\nimport Combine\n// import MapKit\nimportant(MapKit)") == nil)
    for product in [
      #"{"product": ["AppleFrameworks", "snug", null, null]}"#, #"{"byName": ["AppleFrameworks", null]}"#,
    ] {
      #expect(try hint("\(host), \(product)", source: "import MapKit") == nil)
    }
  }

  /// With a fake compiler, in the program itself.
  @Test func aFailedBuildEndsWithTheHint() async throws {
    let folder = try TemporaryFolder()
    try folder.write("// UIKitSources", to: "App/Package.swift")
    try folder.write("import MapKit", to: "App/Pets/Map.swift")
    try folder.write(
      program: """
        if [ "$1" = package ]; then
          echo '{"targets": [{"name": "Pets", "type": "executable", "path": "Pets", "pluginUsages":
            [{"plugin": ["UIKitSources", "snug"]}], "dependencies": [{"product": ["SnugHost", "snug", null, null]}]}]}'
        else
          echo "Map.swift:1:8: error: no such module 'MapKit'"
          exit 1
        fi
        """, to: "bin/swift")
    try folder.write(BadInputTests.xib(BadInputTests.top), to: "App/Pets/Good.xib")
    let result = try await Subprocess.run(
      .path("/bin/sh"),
      arguments: ["-c", "cd \"$folder\"; PATH=\"$folder/bin:$PATH\" exec \"$snug\" layout App/Package.swift"],
      environment: .inherit.updating(["snug": try WorkerProgram.built([]).executable, "folder": folder.path]),
      output: .string(limit: 1 << 16), error: .string(limit: 1 << 16))
    #expect(result.terminationStatus == .exited(2))
    let lines = result.standardError.split(separator: "\n")
    #expect(lines.first == "Map.swift:1:8: error: no such module 'MapKit'")
    #expect(
      lines.dropFirst().first == """
        App: error: Pets does not compile; Pets imports MapKit, for which Snug has a stand-in: add \
        .product(name: "AppleFrameworks", package: "snug") to the dependencies of the target Pets in Package.swift
        """)
  }

  @Test func theModulesAreThoseOfTheManifest() throws {
    let manifest = try Project.text("Package.swift")
    let list = try #require(manifest.firstMatch(of: /frameworkModules: [^=]*= \[\n([^#]*)\n  \]/)).1
    let names = list.matches(of: /"(\w+)": \[/).map { String($0.1) }
    #expect(Set(names) == StandInModules.names)
  }

  @Test func aPackageWithoutThePluginIsNone() throws {
    let description = #"{"targets": [{"name": "Tool", "type": "executable", "pluginUsages": []}]}"#
    #expect(try AppPackage(folder: "Tool", description: Data(description.utf8)) == nil)
  }

  @Test func aFolderWithoutAManifestIsNoPackage() async throws {
    #expect(try await AppPackage(in: "Examples/Broken") == nil)
  }

  @Test func aBuiltProgramLoadsAllDocuments() async throws {
    let documents = ["Main.storyboard", "Other/Cell.xib"].map { FoundDocument(path: $0, name: $0) }
    let build = try await AppBuild(["."], app: "/bin/pets", on: CapturedConsole())
    #expect(build.groups(of: documents) == [.init(program: .app("/bin/pets"), documents: documents)])
  }

  @Test func withoutAnAppThisProgramLoadsThem() async throws {
    let documents = [FoundDocument(path: "Examples/Broken/ClippedView.xib", name: "ClippedView")]
    let build = try await AppBuild(["Examples/Broken"], app: nil, on: CapturedConsole())
    #expect(build.groups(of: documents) == [.init(program: .own, documents: documents)])
  }
}
