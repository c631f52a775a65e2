import Foundation
import TestSupport
import Testing

@testable import snug

/// Apps are built after a save, and messages of the compiler are shown with their place.
struct AppBuildingTests {
  @Test func errorsOfTheCompilerHaveTheirPlace() throws {
    let message = try #require(CompilerMessage("/app/My Menu.swift:12:5: error: cannot find 'x' in scope"))
    #expect(message.path == "/app/My Menu.swift")
    #expect(message.line == 12)
    #expect(message.column == 5)
    #expect(message.text == "cannot find 'x' in scope")
    for line in ["[1/5] Compiling App", "/app/Menu.swift:12:5: warning: unused", "error: fatalError", ""] {
      #expect(CompilerMessage(line) == nil, "\(line)")
    }
  }

  @Test func aBuildIsToldLineByLine() async throws {
    var lines: [String] = []
    let result = try await BuildCommand(line: "echo one; echo two >&2; printf three; exit 3").build { lines.append($0) }
    #expect(lines == ["one", "two", "three"])
    #expect(result.lines == lines)
    #expect(!result.isBuilt)
  }

  @Test func aProgramLoadsTheDocumentThatIsNamed() throws {
    let folder = try TemporaryFolder(["App/Main.storyboard": ""])
    #expect(PreviewApp.folder(of: [folder.path("App/Main.storyboard")]) == folder.path("App"))
    #expect(PreviewApp.folder(of: [folder.path("App")]) == folder.path("App"))
    #expect(PreviewApp.folder(of: ["A", "B"]) == "")
  }

  @Test func anAppOwnsWhatLiesInItsFolder() {
    let app = PreviewApp(
      name: "App", folder: "/app/Sources", builder: BuildCommand(line: "true"), otherFiles: ["/app/Package.swift"],
      arguments: [], limits: WorkerLimits(), program: { "" })
    #expect(app.owns("/app/Sources/Menu.swift"))
    #expect(!app.owns("/app/SourcesOfOthers/Menu.swift"))
    #expect(app.isBuilt(from: "/app/Sources/Menu.swift"))
    #expect(app.isBuilt(from: "/app/Package.swift"))
    #expect(!app.isBuilt(from: "/app/Sources/Main.storyboard"))
    #expect(!app.isBuilt(from: "/app/Tests/MenuTests.swift"))
  }
}
