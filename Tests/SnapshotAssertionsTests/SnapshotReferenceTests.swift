import Foundation
import TestSupport
import Testing
import UIKit

@testable import SnapshotAssertions

/// When a snapshot passes, fails and is recorded, and under which name. The log and the counters belong to the process, so
/// these tests run one after the other.
@Suite(.serialized) struct SnapshotReferenceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    SnapshotLog.begin()
  }

  /// Compares a text with the reference of a test.
  private func check(
    _ text: String, named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
    test: String = "greeting()"
  ) -> String? {
    verifySnapshot(of: text, as: .lines, named: name, record: record, snapshotDirectory: folder.path, testName: test)
  }

  /// Writes what the test recorded, as the command does.
  private func write() throws {
    for snapshot in SnapshotLog.takeAll() where snapshot.state == .recorded || snapshot.state == .changed {
      try folder.write(
        String(decoding: snapshot.actual, as: UTF8.self), to: URL(filePath: snapshot.reference).lastPathComponent)
    }
  }

  @Test func aMissingReferenceIsRecordedAndTheTestFailsOnce() throws {
    let path = folder.path("greeting.1.txt")
    let words = "There was no reference, so it was recorded: \(path). Look at it, and run the test again."
    #expect(check("Hello") == words)
    try write()
    SnapshotLog.begin()
    #expect(check("Hello") == nil)
    #expect(SnapshotLog.takeAll().map(\.state) == [.same])
  }

  @Test func aDifferenceIsSaidLineByLine() throws {
    try folder.write("Hello\nRex", to: "greeting.1.txt")
    let message = check("Hello\nRover")
    #expect(
      message == "The snapshot differs from its reference \(folder.path("greeting.1.txt")).\n− Rex\n+ Rover")
    #expect(SnapshotLog.takeAll().map(\.state) == [.differs])
  }

  @Test func nothingIsRecordedIfThatIsForbidden() {
    #expect(check("Hello", record: .never) == "There is no reference \(folder.path("greeting.1.txt")).")
    #expect(SnapshotLog.takeAll().map(\.state) == [.missing])
  }

  @Test func aTestThatRecordsAllFails() throws {
    try folder.write("Hello", to: "greeting.1.txt")
    #expect(
      check("Bye", record: .all)
        == "The reference was recorded again: \(folder.path("greeting.1.txt")). Turn recording off to compare with it.")
    #expect(SnapshotLog.takeAll().map(\.state) == [.changed])
  }

  @Test func aPersonWhoRecordsGetsNoFailures() throws {
    SnapshotLog.begin(recording: .all)
    #expect(check("Hello", record: .never) == nil)
    #expect(SnapshotLog.takeAll().map(\.state) == [.recorded])
  }

  @Test func aFailedSnapshotIsRecordedIfThatIsAsked() throws {
    try folder.write("Hello", to: "greeting.1.txt")
    #expect(check("Bye", record: .failed)?.hasSuffix("The reference was recorded again.") == true)
    #expect(SnapshotLog.takeAll().map(\.state) == [.changed])
  }

  @Test func configurationsAreNested() {
    let message = withSnapshotTesting(record: .never) { check("Hello") }
    #expect(message?.hasPrefix("There is no reference ") == true)
  }

  @Test func snapshotsOfATestAreNumberedOrNamed() {
    for text in ["a", "b"] { _ = check(text) }
    _ = check("c", named: "dark mode/wide")
    _ = check("d", test: "test_other()")
    let names = SnapshotLog.takeAll().map { URL(filePath: $0.reference).lastPathComponent }
    #expect(names == ["greeting.1.txt", "greeting.2.txt", "greeting.dark-mode-wide.txt", "test_other.1.txt"])
  }

  @Test func theDefaultFolderIsBesideTheTest() {
    let place = SnapshotPlace(
      test: "testA()", name: nil, file: "/App/Tests/FormTests.swift", folder: nil, pathExtension: "png")
    #expect(place.path == "/App/Tests/__SnugSnapshots__/FormTests/testA.1.png")
  }

  @Test func aViewWithoutASizeIsSaid() {
    let message = verifySnapshot(
      of: UIView(), as: .image, snapshotDirectory: folder.path, testName: "empty()")
    #expect(message == "The picture is empty: UIView has no size.")
  }

  @Test func aPictureHasThePixelsOfItsScale() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.backgroundColor = .red
    let strategy = Snapshotting<UIView, UIImage>.image(traits: UITraitCollection(displayScale: 2))
    _ = verifySnapshot(of: view, as: strategy, snapshotDirectory: folder.path, testName: "red()")
    let taken = try #require(SnapshotLog.takeAll().first)
    #expect(UIImage(data: taken.actual)?.size == CGSize(width: 40, height: 20))
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    try taken.actual.write(to: URL(filePath: taken.reference))
    SnapshotLog.begin()
    view.frame.size.width = 21
    let message = verifySnapshot(of: view, as: strategy, snapshotDirectory: folder.path, testName: "red()")
    let words = "The picture has 42 × 20 pixels, and the reference 40 × 20. 40 pixels differ of 840."
    #expect(message?.contains(words) == true)
    #expect(SnapshotLog.takeAll().first?.difference != nil)
  }
}
