@_spi(Generated) import UIKit
import Walking

/// The tests of an app in the program that was built of them. `SnugTestHost` runs them with XCTest and Swift Testing.
@MainActor package protocol TestLibrary {
  /// Sets the device and its version of iOS, before the app is launched.
  func prepare(for start: AppStart)

  /// The names of all tests, in the order in which they run.
  func names() throws -> [TestName]

  /// Runs one test.
  ///
  /// - Parameter snapshots: what is done with the test's snapshots.
  func run(_ test: TestName, _ snapshots: SnapshotPolicy) -> TestResult

  /// Runs a test up to one of its assertions, and shows in a window what the assertion is given.
  ///
  /// - Throws: the reason if the test does not come to the assertion.
  func show(_ screen: TestScreen, in window: UIWindow) throws(ScreenAbsence) -> CodeScreen.ShownContent
}

extension TestLibrary {
  /// Does nothing.
  package func prepare(for start: AppStart) {}
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

/// What is done with the snapshots of tests.
package enum SnapshotPolicy: Codable, Sendable {
  /// They are compared with Snug's own references, which are recorded if the mode says so; `nil` for what the test or the
  /// environment says.
  case own(SnapshotMode?)
  /// Their boxes are compared with those of the references that a simulator recorded. The tolerance is in points.
  case recorded(within: Double)
  /// They are not compared. The result of a test lists what its assertions are given.
  case shown
}

/// What a command asks of the program with the tests.
enum TestRequest: Codable, Sendable {
  case names
  case run(TestName, SnapshotPolicy)
}

extension ProgramRole {
  /// The tests of this program; `nil` in all other programs.
  static var tests: (any TestLibrary)?
}
