import Foundation
import Pages

/// A screen that is not as recorded, for the page of all such screens.
struct FailedScreen: Codable {
  /// Its name among all screens, such as `Tests/AppTests/FormTests/saving.dark`.
  var key: String
  /// The test's file, as seen from the package.
  var file: String
  /// The test function.
  var test: String
  /// The environment in words.
  var environment: String
  /// The width in points.
  var width: Double
  /// How many pixels differ, of how many.
  var differentPixels: Int
  var pixels: Int
  /// Whether there is a recording.
  var isRecorded: Bool
  /// The lines by which the view trees differ.
  var lines: [String]
  /// Pictures, as seen from the page.
  var pictures: ComparedPictures?

  /// The name of the recording within its file: the test, with what distinguishes several recordings of it.
  var name: String { key.split(separator: "/").last.map(String.init) ?? key }

  /// How the pictures differ.
  var words: String {
    guard isRecorded else { return "not recorded" }
    if differentPixels == 0 { return "no pixel differs" }
    return "\(differentPixels) \(differentPixels == 1 ? "pixel differs" : "pixels differ") of \(pixels)"
  }

  /// The command that records the screen again.
  var command: String {
    let name = NSRegularExpression.escapedPattern(for: test).replacing("'", with: "'\\''")
    return "SNUG_RECORD=all swift test --filter '/\(name)\\b'"
  }
}
