import Foundation
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
