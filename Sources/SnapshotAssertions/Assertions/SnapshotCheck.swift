import Foundation
import InputFiles
import UIKit

/// Compares a value with its reference, or records it.
struct SnapshotCheck<Value, Format> {
  let strategy: Snapshotting<Value, Format>
  let place: SnapshotPlace
  /// When a reference is recorded, as the test says.
  let record: SnapshotTestingConfiguration.Record
  /// The longest time in seconds that taking the snapshot may take.
  let timeout: TimeInterval
  /// The largest distance in points between a box and that of the reference that a simulator recorded; `nil` if the value is
  /// compared with Snug's own reference.
  var recordedTolerance = SnapshotLog.recordedTolerance

  private static var largestMegabytes: Int { 64 }

  /// The failure message; `nil` if there is none.
  func message(for value: Value) -> String? {
    SnapshotLog.beginPicture(for: place.assertion, wantsElements: recordedTolerance != nil)
    let taken = strategy.taken(of: value, within: timeout)
    if SnapshotLog.isObserved { return nil }
    guard let taken else {
      return "The snapshot was not taken within \(timeout) seconds."
    }
    let actual = strategy.diffing.toData(taken)
    if actual.isEmpty, Format.self is UIImage.Type {
      return "The picture is empty: \(SnapshotLog.takeProblem() ?? "\(type(of: value)) has no size.")"
    }
    if let tolerance = recordedTolerance {
      return message(for: taken, actual, within: tolerance)
    }
    // What the person who runs the tests says is no mistake of the test.
    let isAsked = SnapshotLog.recording != nil
    let mode = SnapshotLog.recording ?? record
    let expected = try? RegularFile.read(place.path, atMost: Self.largestMegabytes, isNamed: true)
    var result = TakenSnapshot(reference: place.path, state: .same, expected: expected, actual: actual)
    defer { SnapshotLog.add(result) }
    guard let expected else {
      result.state = mode == .never ? .missing : .recorded
      if mode == .never { return "There is no reference \(place.path)." }
      let words = "There was no reference, so it was recorded: \(place.path). Look at it, and run the test again."
      return isAsked ? nil : words
    }
    if mode == .all {
      result.state = expected == actual ? .same : .changed
      return isAsked ? nil : "The reference was recorded again: \(place.path). Turn recording off to compare with it."
    }
    // A snapshot that was read from the same bytes may have other properties, such as the scale of a picture.
    let kept = strategy.diffing.fromData(actual)
    guard expected != actual, let (words, files) = strategy.diffing.diff(strategy.diffing.fromData(expected), kept)
    else { return nil }
    result.difference = files.first { $0.name == Diffing<UIImage>.nameOfDifference }?.data
    result.state = mode == .failed ? .changed : .differs
    if mode == .failed, isAsked { return nil }
    return "The snapshot differs from its reference \(place.path).\n\(words)"
      + (mode == .failed ? "\nThe reference was recorded again." : "")
  }

  /// The failure message of a comparison with the reference that a simulator recorded; `nil` if there is none.
  private func message(for taken: Format, _ actual: Data, within tolerance: Double) -> String? {
    let path = place.recordedPath
    let elements = SnapshotLog.takeElements()
    var result = TakenSnapshot(reference: path, state: .same, expected: nil, actual: actual)
    defer { SnapshotLog.add(result) }
    guard let expected = try? RegularFile.read(path, atMost: Self.largestMegabytes, isNamed: true) else {
      result.state = .missing
      return "There is no recorded reference \(path)."
    }
    result.expected = expected
    guard let comparison = recorded(taken, expected, actual, elements) else {
      guard let (words, _) = strategy.diffing.diff(strategy.diffing.fromData(expected), taken) else { return nil }
      result.state = .differs
      return "The snapshot differs from the recorded reference \(path).\n\(words)"
    }
    guard let words = result.take(comparison, within: tolerance) else { return nil }
    return "The snapshot differs from the recorded reference \(path).\n\(words)"
  }

  /// The comparison of boxes or frames; `nil` if the snapshot has none.
  private func recorded(
    _ taken: Format, _ expected: Data, _ actual: Data, _ elements: [PictureElement]
  ) -> RecordedComparison? {
    if let image = taken as? UIImage {
      return .of(expected: expected, actual: actual, scale: Double(image.scale), elements: elements)
    }
    return .of(expected: String(decoding: expected, as: UTF8.self), actual: String(decoding: actual, as: UTF8.self))
  }
}
