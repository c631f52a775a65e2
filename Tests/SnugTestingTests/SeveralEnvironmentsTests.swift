import Foundation
import Testing

@testable import SnugTesting

/// One assertion compares a screen in several environments.
@Suite struct SeveralEnvironmentsTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "snug-\(UUID().uuidString)")
  private let environments: [Environment] = [
    .device("iPhone SE"), .phone.with { $0.direction = .rightToLeft },
    .phone.with { $0.contentSizeCategory = .accessibilityExtraLarge },
  ]

  private func messages(_ mode: RecordMode, in environments: [Environment], of screen: TestScreen) -> [String] {
    ScreenCheck(mode: mode, scale: 1, tolerance: PictureTolerance()).messages(
      screen, in: environments, after: { $0.type("Rex", into: "Name") }, test: "saving()", name: nil,
      file: folder.appending(path: "PetTests.swift").path)
  }

  private var recordings: URL { folder.appending(path: "__Screens__/PetTests") }

  @Test func eachEnvironmentHasARecordingAndFailuresNameIt() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let screen = TestScreen { PetForm() }
    let first = messages(.missing, in: environments, of: screen)
    let words = ["iPhone SE, L", "iPhone 16, L, right to left", "iPhone 16, AX3"]
    #expect(first.count == 3)
    for (message, words) in zip(first, words) {
      #expect(message.hasPrefix("On \(words): Nothing was recorded, so it was now: "))
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: recordings.path).filter { $0.hasSuffix(".png") }.sorted() == [
        "saving.iPhone-16-AX3.png", "saving.iPhone-16-L-right-to-left.png", "saving.iPhone-SE-L.png",
      ])
    #expect(messages(.never, in: environments, of: screen) == [])
    let tree = try String(contentsOf: recordings.appending(path: "saving.iPhone-SE-L.txt"), encoding: .utf8)
    #expect(tree.contains("UITextField “Rex” ["))
    let coloured = TestScreen {
      let form = PetForm()
      form.loadViewIfNeeded()
      form.view.backgroundColor = .systemYellow
      return form
    }
    let others = messages(.never, in: environments, of: coloured)
    #expect(others.map { $0.prefix { $0 != ":" } } == words.map { "On \($0)" })
    #expect(others.allSatisfy { $0.contains(": The screen is not as recorded in \(recordings.path)/saving.iPhone-") })
  }

  @Test func eachFailureIsAnIssueAtTheLineOfTheAssertion() {
    let screen = TestScreen { PetForm() }
    let line = #line + 2
    withKnownIssue {
      assertScreen(screen, in: [.phone, .pad], named: "never recorded", record: .never)
    } matching: { issue in
      let text = issue.comments.first?.rawValue ?? ""
      return issue.sourceLocation?.line == line && text.hasPrefix("On iP")
        && text.contains(", L: Nothing is recorded for eachFailureIsAnIssueAtTheLineOfTheAssertion.never-recorded.iP")
    }
  }

  @Test func noEnvironmentAndOneThatIsListedTwiceAreFailures() {
    defer { try? FileManager.default.removeItem(at: folder) }
    let screen = TestScreen { PetForm() }
    #expect(messages(.never, in: [], of: screen) == ["The screen is compared in no environment: the list is empty."])
    #expect(
      messages(.all, in: [.phone, .phone], of: screen).last == "The environment iPhone 16, L is in the list twice.")
  }
}
