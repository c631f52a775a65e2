import Foundation
import Pages

/// A screen that differs from its recording, for the HTML page of all failed screens.
struct FailedScreen: Codable {
  /// The unique name of the screen's recording, such as `Tests/AppTests/FormTests/saving.dark`.
  var key: String
  /// The path of the test's file, relative to the package.
  var file: String
  /// The name of the test function.
  var test: String
  /// The environment in which the screen was shown, in words, such as “iPhone SE, AX3”.
  var environment: String
  /// The width of the screen in points.
  var width: Double
  /// The number of pixels that differ from the recorded picture; ``pixels`` is the number of all pixels.
  var differentPixels: Int
  var pixels: Int
  /// Whether the screen has a recording.
  var isRecorded: Bool
  /// The lines by which the view tree differs from the recorded one.
  var lines: [String]
  /// The pictures, with paths relative to the page.
  var pictures: ComparedPictures?

  /// The last component of ``key``: the test function, followed by what distinguishes several recordings of the test.
  var name: String { key.split(separator: "/").last.map(String.init) ?? key }

  /// The words for how the pictures differ.
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
