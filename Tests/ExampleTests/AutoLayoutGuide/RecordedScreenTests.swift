import Foundation
import Testing

/// Screens that an app's code makes are recorded like those of documents.
@MainActor struct RecordedScreenTests {
  @Test func screensOfCodeAreRecordedAndVerified() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "snug-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let app = ExampleApp.autoLayoutGuide
    let recorded = try app.snug("record", ["--recordings", folder.path])
    #expect(recorded.status == 0, "\(recorded.errors)")
    #expect(recorded.output.contains("AppDelegate.swift/First-screen/iPhone-16-L\n"), "\(recorded.output)")
    let verified = try app.snug("verify", ["--recordings", folder.path])
    #expect(verified.status == 0)
    #expect(verified.output.contains(" are as recorded.\n"), "\(verified.output)")
  }
}
