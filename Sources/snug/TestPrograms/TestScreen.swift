@_spi(Generated) import UIKit

/// A screen that a test of an app shows: what a snapshot assertion is given.
package struct TestScreen: Codable, Hashable, Sendable {
  /// The name of the screen: that of the test and of the snapshot, such as `FormTests.testForm.dark`. It is unique in its file.
  package var name: String
  package var test: TestName
  /// The name of the snapshot among those of the test.
  package var snapshot: String
  /// The line of the assertion, counted from 1.
  package var line: Int
  /// Why the test runs on the device of the tests, and its views are shown in the environment afterwards; `nil` if it runs in the
  /// environment.
  package var reasonForOwnDevice: String?

  /// The identifier of the screen's scene.
  var sceneID: String { "\(name).controller" }

  /// The screen as code makes it: each time it is looked at, the test runs again, up to the assertion.
  ///
  /// - Parameter file: the path of the file with the assertion.
  @MainActor func screen(inFile file: String) -> CodeScreen {
    CodeScreen(name: name, file: file, line: line) { window throws(ScreenAbsence) in
      guard let tests = ProgramRole.tests else { throw ScreenAbsence("this program has no tests") }
      return try tests.show(self, in: window)
    }
  }
}
