/// The tests of an app in the program that was built of them. `SnugTestHost` runs them with XCTest and Swift Testing.
@MainActor package protocol TestLibrary {
  /// The names of all tests, in the order in which they run.
  func names() throws -> [TestName]

  /// Runs one test.
  ///
  /// - Parameter recording: when snapshots are recorded; `nil` for what the test or the environment says.
  func run(_ test: TestName, recording: SnapshotMode?) -> TestResult
}

/// When a test's snapshots are recorded.
package enum SnapshotMode: String, Codable, CaseIterable, Sendable {
  /// Always, in the place of existing references.
  case all
  /// Only where there is no reference.
  case missing
  /// Never.
  case never
  /// Where there is no reference, and where a snapshot differs from it.
  case failed
}

/// What a command asks of the program with the tests.
enum TestRequest: Codable, Sendable {
  case names
  case run(TestName, SnapshotMode?)
}

extension ProgramRole {
  /// The tests of this program; `nil` in all other programs.
  static var tests: (any TestLibrary)?
}
