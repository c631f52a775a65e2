import Foundation

/// What a test of an app did.
package struct TestResult: Codable, Sendable {
  /// A failure that the test reports.
  package struct Issue: Codable, Hashable, Sendable {
    package var message: String
    /// The path of the source file; `nil` if it is not known.
    package var file: String?
    /// The line in the file; 0 if it is not known.
    package var line: Int

    package init(message: String, file: String?, line: Int) {
      self.message = message
      self.file = file
      self.line = line
    }
  }

  /// A value that the test compares with a reference file.
  package struct Snapshot: Codable, Sendable {
    /// How the value compares with the reference.
    package enum State: String, Codable, Sendable {
      case same
      /// There was no reference. The value becomes the reference.
      case recorded
      /// The value differs from the reference, and replaces it.
      case changed
      case differs
      /// There is no reference, and none may be recorded.
      case missing
    }

    /// The absolute path of the reference file.
    package var reference: String
    package var state: State
    /// The content of the reference file; `nil` if there is none.
    package var expected: Data?
    /// The content that the reference file would have for the value.
    package var actual: Data
    /// A PNG file that shows where two pictures differ.
    package var difference: Data?
    /// The boxes of the value and of the reference that a simulator recorded; none if they were not compared.
    package var boxes: [Box] = []
    /// The number of boxes of the reference that were not compared, because they lie in views that are not drawn here.
    package var undrawnBoxes = 0

    package init(
      reference: String, state: State, expected: Data?, actual: Data, difference: Data?, boxes: [Box] = [],
      undrawnBoxes: Int = 0
    ) {
      self.reference = reference
      self.state = state
      self.expected = expected
      self.actual = actual
      self.difference = difference
      self.boxes = boxes
      self.undrawnBoxes = undrawnBoxes
    }

    /// Whether the value is to be written into the reference file.
    var isRecorded: Bool { state == .recorded || state == .changed }
  }

  /// A part of a snapshot that layout has placed, compared with a recorded one.
  package struct Box: Codable, Hashable, Sendable {
    /// What the box is, and where.
    package var words: String
    /// The largest distance between two sides in points; `nil` if only one of the two has the box.
    package var distance: Double?

    package init(words: String, distance: Double?) {
      self.words = words
      self.distance = distance
    }
  }

  /// A screen that a snapshot assertion is given.
  package struct Screen: Codable, Hashable, Sendable {
    /// The name of the snapshot among those of the test.
    package var snapshot: String
    /// The path of the file with the assertion.
    package var file: String
    /// The line in the file; 0 if it is not known.
    package var line: Int
    /// A text that is the same for screens that look the same on the usual device.
    package var look: String

    package init(snapshot: String, file: String, line: Int, look: String) {
      self.snapshot = snapshot
      self.file = file
      self.line = line
      self.look = look
    }
  }

  package var issues: [Issue] = []
  /// The reason why the test skipped itself; `nil` if it did not.
  package var skipped: String?
  package var seconds = 0.0
  package var snapshots: [Snapshot] = []
  /// What the assertions are given, if that was asked for.
  package var screens: [Screen] = []

  package init() {}
}
