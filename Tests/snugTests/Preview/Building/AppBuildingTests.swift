import Foundation
import TestSupport
import Testing

@testable import snug

/// Apps are built after a save, and messages of the compiler and of crashes are shown with their place.
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
    let result = try await BuildCommand(line: "echo one; echo two >&2; printf three; exit 3").run { lines.append($0) }
    #expect(lines == ["one", "two", "three"])
    #expect(result.lines == lines)
    #expect(!result.isBuilt)
  }

  @Test func aCrashIsToldWithTheLinesOfTheApp() {
    let failure = WorkerFailure(
      cause: .signal(SIGTRAP),
      standardError: """
        Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range

        *** Program crashed: Illegal instruction at 0x00007f ***

        Thread 0 "App" crashed:

        0 [ra] 0x0000558f in _assertionFailure(_:_:file:line:flags:) in libswiftCore.so
        1 [ra] 0x0000558f in MenuViewController.tableView(_:didSelectRowAt:) at /app/Sources/Menu.swift:31:20
        2 0x0000558f in UITableView.select(_:) at /snug/Sources/UIKit/Lists/UITableView.swift:80:7
        """)
    let report = CrashReport(failure, folder: "/app")
    #expect(report.message == "Index out of range")
    #expect(
      report.places == [
        .init(
          path: "/app/Sources/Menu.swift", line: 31, function: "MenuViewController.tableView(_:didSelectRowAt:)")
      ])
  }

  @Test func aTrapWithoutABacktraceHasItsLine() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "App/Menu.swift")
    let failure = WorkerFailure(
      cause: .signal(SIGTRAP), standardError: "App/Menu.swift:12: Fatal error: no views today\n")
    let report = CrashReport(failure, folder: folder.path)
    #expect(report.message == "no views today")
    #expect(report.places == [.init(path: path, line: 12, function: nil)])
  }

  @Test func anAppOwnsWhatLiesInItsFolder() {
    let app = PreviewApp(
      name: "App", folder: "/app/Sources", command: BuildCommand(line: "true"), otherFiles: ["/app/Package.swift"],
      arguments: [], limits: WorkerLimits(), program: { "" })
    #expect(app.owns("/app/Sources/Menu.swift"))
    #expect(!app.owns("/app/SourcesOfOthers/Menu.swift"))
    #expect(app.isBuilt(from: "/app/Sources/Menu.swift"))
    #expect(app.isBuilt(from: "/app/Package.swift"))
    #expect(!app.isBuilt(from: "/app/Sources/Main.storyboard"))
    #expect(!app.isBuilt(from: "/app/Tests/MenuTests.swift"))
  }

  @Test func filesBesideDocumentsAreFound() throws {
    let folder = try TemporaryFolder()
    for name in [
      "de.lproj/Main.strings", "Main.xcstrings", "A.xcassets/a.imageset/Contents.json", "B/App.swift", ".build/X.swift",
      "Pods/Pod.swift", "B/Main.storyboard",
    ] { try folder.write("", to: name) }
    let files = ProjectFiles(below: [folder.path])
    func names(_ paths: Set<String>) -> [String] { paths.map { String($0.dropFirst(folder.path.count + 1)) }.sorted() }
    #expect(
      names(files.resources) == ["A.xcassets/a.imageset/Contents.json", "Main.xcstrings", "de.lproj/Main.strings"])
    #expect(names(files.sources) == ["B/App.swift"])
    #expect(files.folders.contains("\(folder.path)/A.xcassets/a.imageset"))
    #expect(!files.folders.contains("\(folder.path)/Pods"))
  }
}
