import Foundation
import Testing

@testable import SnugTesting

/// Screens are compared with a picture and a view tree beside the test.
@Suite struct RecordingTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "snug-\(UUID().uuidString)")
  private let screen: TestScreen
  private let form = PetForm()

  init() {
    screen = TestScreen { [form] in form }
  }

  private func check(
    _ mode: RecordMode, name: String? = nil, tolerance: PictureTolerance = PictureTolerance()
  ) throws -> String? {
    let recording = Recording(
      test: "saving()", name: name, file: folder.appending(path: "PetTests.swift").path,
      failures: FailedScreens(folder: folder.appending(path: "failed"), run: "1"))
    return ScreenCheck(mode: mode, scale: 1, tolerance: tolerance)(screen, recording)
  }

  private var page: String { folder.appending(path: "failed/index.html").path }

  private func path(_ name: String) -> String { folder.appending(path: "__Screens__/PetTests/\(name)").path }

  /// What is missing is recorded and fails once; after that equal screens pass.
  @Test func missing() throws {
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

  /// Without a recording, a test that must not record fails, and writes nothing.
  @Test func never() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(
      try check(.never) == """
        Nothing is recorded for saving: \(path("saving.png")) or its .txt is missing. Record it with \
        SNUG_RECORD=missing.
        All failed screens, expected and actual: \(page)
        """)
    #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "__Screens__").path))
  }

  /// A difference is told by lines of the tree and shown on a page.
  @Test func difference() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try check(.missing)
    screen.type("Rex", into: "Name")
    let text = try #require(try check(.missing))
    #expect(text.hasPrefix("The screen is not as recorded in \(path("saving.png")).\n"))
    #expect(text.contains(/\n\d+ pixels differ of 334836\.\nThe view trees differ:\n/))
    #expect(text.contains("\n−       UITextField placeholder “Name” ["))
    #expect(text.contains("\n+       UITextField “Rex” ["))
    #expect(text.contains(" edited\n"))
    #expect(
      text.hasSuffix(
        "\nAll failed screens, expected and actual: \(page)\nIf that is right, record it again with SNUG_RECORD=all."))
    #expect(try check(.all)?.hasPrefix("Recorded again: ") == true)
    #expect(try check(.missing) == nil)
    #expect(!FileManager.default.fileExists(atPath: page))
  }

  @Test func aToleranceAllowsSmallDifferencesOfPicturesAndNoneOfViewTrees() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try check(.missing)
    // By 3 of 255 levels.
    form.view.backgroundColor = UIColor(white: 252 / 255, alpha: 1)
    #expect(try check(.missing)?.contains("\nThe view trees are the same.\n") == true)
    #expect(try check(.missing, tolerance: PictureTolerance(levels: 2)) != nil)
    #expect(try check(.missing, tolerance: PictureTolerance(levels: 3)) == nil)
    #expect(try check(.missing, tolerance: PictureTolerance(share: 1)) == nil)
    form.save.accessibilityIdentifier = "save"
    let text = try check(.missing, tolerance: PictureTolerance(share: 1))
    #expect(text?.contains(/\n\d+ pixels differ of 334836, which the tolerance allows\.\n/) == true)
    #expect(
      try check(.missing, tolerance: PictureTolerance(levels: 256))
        == "The tolerance has 256 levels; 0 to 255 are possible.")
    #expect(
      try check(.missing, tolerance: PictureTolerance(share: 2))
        == "The tolerance has a share of 2.0; 0 to 1 are possible.")
  }

  @Test func aRecordingAtAnotherScaleIsNamed() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try check(.missing)
    try screen.picture(scale: 2).write(to: URL(filePath: path("saving.png")))
    let text = try #require(try check(.missing))
    #expect(text.contains("\nThe recorded picture is 2 times as large: give the scale it had.\n"))
  }

  @Test func aChangeThatNobodySeesIsToldByTheTree() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try check(.missing)
    form.save.accessibilityIdentifier = "save"
    let text = try #require(try check(.missing))
    #expect(text.contains("\nThe pictures are the same.\nThe view trees differ:\n"))
    #expect(text.contains("#save"))
  }

  @Test func theSameScreenMadeTwiceHasTheSamePictureAndTree() throws {
    let other = TestScreen { PetForm() }
    #expect(try other.picture() == screen.picture())
    #expect(other.viewTree == screen.viewTree)
  }

  /// A recording that differs is an issue at the line of the assertion.
  @Test func issueOfTheLine() {
    let line = #line + 2
    withKnownIssue {
      assertScreen(screen, named: "never recorded", record: .never)
    } matching: { issue in
      issue.sourceLocation?.line == line && issue.comments.first?.rawValue.hasPrefix("Nothing is recorded for ") == true
    }
  }
}
