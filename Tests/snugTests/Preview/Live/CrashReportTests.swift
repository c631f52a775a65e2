import Foundation
import TestSupport
import Testing

@testable import snug

/// How an app ended, with the lines of the app that led to it.
struct CrashReportTests {
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
}
