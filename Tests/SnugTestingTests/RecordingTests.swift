import Foundation
import Testing

@testable import SnugTesting

/// Screens are compared with a picture and a view tree beside the test.
@Suite("Recordings") struct RecordingTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "snug-\(UUID().uuidString)")
  private let screen: TestScreen
  private let form = PetForm()

  init() {
    screen = TestScreen { [form] in form }
  }

  private func check(_ mode: RecordMode, name: String? = nil) throws -> String? {
    let recording = Recording(test: "saving()", name: name, file: folder.appending(path: "PetTests.swift").path)
    return try recording.check(screen.picture(scale: 1), tree: screen.viewTree, mode: mode)
  }

  private func path(_ name: String) -> String { folder.appending(path: "__Screens__/PetTests/\(name)").path }

  @Test("What is missing is recorded and fails once; after that equal screens pass")
  func missing() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = try check(.missing)
    #expect(first?.hasPrefix("Nothing was recorded, so it was now: \(path("saving.png")) and its view tree. ") == true)
    #expect(try check(.missing) == nil)
    #expect(try check(.never) == nil)
    #expect(try check(.missing, name: "dark mode/2") != nil)
    #expect(FileManager.default.fileExists(atPath: path("saving.dark-mode-2.txt")))
    let tree = try String(contentsOfFile: path("saving.txt"), encoding: .utf8)
    #expect(tree.hasPrefix("UIWindow [0, 0, 393, 852]\n  UIView [0, 0, 393, 852]\n"))
    #expect(tree.contains("\n      UITextField placeholder “Note” #note ["))
    #expect(tree.contains("\n        - “Dogs” ["))
  }

  @Test("Without a recording, a test that must not record fails, and writes nothing")
  func never() throws {
    let text = "Nothing is recorded for saving: \(path("saving.png")) or its .txt is missing. "
    #expect(try check(.never) == text + "Record it with SNUG_RECORD=missing.")
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test("A difference is told by lines of the tree and drawn beside both pictures")
  func difference() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try check(.missing)
    screen.type("Rex", into: "Name")
    let text = try #require(try check(.missing))
    #expect(text.hasPrefix("The screen is not as recorded in \(path("saving.png")).\n"))
    #expect(text.contains(" pixels differ. Expected, actual and difference: "))
    #expect(text.contains("\n−       UITextField placeholder “Name” ["))
    #expect(text.contains("\n+       UITextField “Rex” ["))
    #expect(text.contains(" edited\n"))
    #expect(text.hasSuffix("\nIf that is right, record it anew with SNUG_RECORD=all."))
    let picture = try #require(text.split(separator: "difference: ").last?.split(separator: "\n").first)
    let data = try Data(contentsOf: URL(filePath: String(picture)))
    // The width in the PNG file: three screens with gaps.
    let width: Int = data[16..<20].reduce(0) { $0 * 256 + Int($1) }
    #expect(width == 3 * 393 + 4 * 24)
    #expect(try check(.all)?.hasPrefix("Recorded anew: ") == true)
    #expect(try check(.missing) == nil)
  }

  @Test("A change that nobody sees is told by the tree")
  func unseenDifference() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try check(.missing)
    form.save.accessibilityIdentifier = "save"
    let text = try #require(try check(.missing))
    #expect(text.contains("\nThe pictures are the same.\nThe view trees differ:\n"))
    #expect(text.contains("#save"))
  }

  @Test("The same screen made twice has the same picture and tree")
  func equalBytes() throws {
    let other = TestScreen { PetForm() }
    #expect(try other.picture() == screen.picture())
    #expect(other.viewTree == screen.viewTree)
  }

  @Test("A recording that differs is an issue at the line of the assertion")
  func issueOfTheLine() {
    let line = #line + 2
    withKnownIssue {
      assertScreen(screen, named: "never recorded", record: .never)
    } matching: { issue in
      issue.sourceLocation?.line == line && issue.comments.first?.rawValue.hasPrefix("Nothing is recorded for ") == true
    }
  }
}
