import InterfaceBuilder
@_spi(Generated) import UIKit
import Walking
import snug

/// Tests that run on the screen of a device, with the app's images and colours.
@MainActor final class TestsInSurroundings: TestLibrary {
  private let tests: any TestLibrary
  private let folder: String
  private var start = AppStart()
  /// Launches the app that the tests need, in the present environment.
  var launchAgain: () -> Void = {}
  /// The device that the command names.
  private(set) lazy var surroundings = TestSurroundings(folder: folder, on: start.device, with: start.system)

  /// - Parameters:
  ///   - tests: the tests.
  ///   - folder: the folder of the app's sources and documents.
  init(_ tests: any TestLibrary, folder: String) {
    self.tests = tests
    self.folder = folder
  }

  func prepare(for start: AppStart) {
    if let system = start.system { SystemVersion.current = system }
    self.start = start
  }

  func names() throws -> [TestName] { try tests.names() }

  func show(_ screen: TestScreen, in window: UIWindow) throws(ScreenAbsence) -> CodeScreen.ShownContent {
    guard screen.reasonForOwnDevice != nil else {
      launchAgain()
      return try tests.show(screen, in: window)
    }
    return try surroundings.perform {
      Result { () throws(ScreenAbsence) in
        launchAgain()
        return try tests.show(screen, in: window)
      }
    }.get()
  }

  func run(_ test: TestName, _ snapshots: SnapshotPolicy) -> TestResult {
    surroundings.perform { tests.run(test, snapshots) }
  }
}
