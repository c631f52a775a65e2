import InterfaceBuilder
import snug

/// Tests that run on the screen of a device, with the app's images and colours.
@MainActor struct TestsInSurroundings: TestLibrary {
  private let tests: any TestLibrary
  private let surroundings: TestSurroundings

  init(_ tests: any TestLibrary, _ surroundings: TestSurroundings) {
    self.tests = tests
    self.surroundings = surroundings
  }

  func names() throws -> [TestName] { try tests.names() }

  func run(_ test: TestName, recording: SnapshotMode?) -> TestResult {
    surroundings.perform { tests.run(test, recording: recording) }
  }
}
