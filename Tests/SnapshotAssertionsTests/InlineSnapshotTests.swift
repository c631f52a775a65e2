import Foundation
import SnapshotAssertions
import Synchronization
import Testing

/// Texts in the sources of tests are compared, and never changed.
struct InlineSnapshotTests {
  private struct Broken: Error {}

  /// The messages of the failures that a function reports.
  private func failures(_ body: () throws -> Void) -> [String] {
    let messages = Mutex<[String]>([])
    try? withKnownIssue(isIntermittent: true) {
      try body()
    } matching: { issue in
      messages.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
      return true
    }
    return messages.withLock { $0 }
  }

  @Test func anEqualTextPasses() {
    assertInlineSnapshot(of: [1, 2], as: .dump) {
      """
      ▿ 2 elements
        - 1
        - 2

      """
    }
  }

  @Test func aDifferenceIsSaidLineByLine() {
    let messages = failures {
      assertInlineSnapshot(of: "Rover", as: .lines, message: "The name") { "Rex" }
    }
    #expect(messages == ["The name\nThe text differs from the expected one:\n− Rex\n+ Rover"])
  }

  @Test func withoutAnExpectedTextTheMessageHasTheText() {
    let messages = failures { assertInlineSnapshot(of: "Rex", as: .lines) }
    #expect(
      messages == ["The test has no expected text, and Snug does not change sources. The text is:\nRex"])
  }

  @Test func anErrorIsAFailure() {
    func broken() throws -> String { throw Broken() }
    let messages = failures { assertInlineSnapshot(of: try broken(), as: .lines) }
    #expect(messages == ["The value could not be made: Broken()"])
  }

  @Test func noValueIsAnEmptyText() {
    assertInlineSnapshot(of: nil as String?, as: .lines) { "" }
    let messages = failures { assertInlineSnapshot(of: nil as String?, as: .lines) }
    #expect(messages.count == 1)
  }

  @Test func aTextThatComesLaterIsWaitedFor() {
    let later = Snapshotting<String, String>(
      pathExtension: "txt", diffing: .lines,
      asyncSnapshot: { text in
        Async { callback in
          nonisolated(unsafe) let callback = callback
          DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) { callback(text.uppercased()) }
        }
      })
    assertInlineSnapshot(of: "rex", as: later) { "REX" }
    let never = Snapshotting<String, String>(
      pathExtension: "txt", diffing: .lines, asyncSnapshot: { _ in Async { _ in } })
    let messages = failures { assertInlineSnapshot(of: "rex", as: never, timeout: 0.05) { "REX" } }
    #expect(messages == ["The snapshot was not taken within 0.05 seconds."])
  }
}
