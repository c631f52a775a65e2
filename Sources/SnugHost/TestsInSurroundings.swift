import InterfaceBuilder
import UIKit
import Walking
import snug

/// Tests that run on the screen of a device, with the app's images and colours.
@MainActor final class TestsInSurroundings: TestLibrary {
  private let tests: any TestLibrary
  private let folder: String
  /// The device; made anew if the command names another one.
  private(set) var surroundings: TestSurroundings

  /// - Parameters:
  ///   - tests: the tests.
  ///   - folder: the folder of the app's sources and documents.
  init(_ tests: any TestLibrary, folder: String) {
    self.tests = tests
    self.folder = folder
    surroundings = TestSurroundings(folder: folder)
  }

  func prepare(for start: AppStart) {
    if let system = start.system { SystemVersion.current = system }
    guard start.device != nil || start.system != nil else { return }
    surroundings = TestSurroundings(folder: folder, on: start.device, with: start.system)
  }

  func names() throws -> [TestName] { try tests.names() }

  func run(_ test: TestName, _ snapshots: SnapshotPolicy) -> TestResult {
    surroundings.perform { tests.run(test, snapshots) }
  }
}
