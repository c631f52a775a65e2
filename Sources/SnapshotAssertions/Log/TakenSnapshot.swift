import Foundation

/// A value that a test compared with a reference file.
package struct TakenSnapshot: Sendable {
  /// How the value compares with the reference.
  package enum State: Sendable {
    case same
    /// There was no reference. The value becomes the reference.
    case recorded
    /// The value replaces the reference.
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
  package var boxes: [ComparedBox] = []
  /// The number of boxes of the reference that were not compared, because they lie in views that are not drawn here.
  package var undrawnBoxes = 0
}
