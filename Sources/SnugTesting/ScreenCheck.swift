import Drawing
import Environments
import Foundation
import InterfaceBuilder

/// Compares screens with their recordings, with a given mode, scale and tolerance.
@MainActor struct ScreenCheck {
  let mode: RecordMode
  /// Pixels per point of the picture.
  let scale: Double
  /// How much pictures may differ from their recordings and still count as the same.
  let tolerance: PictureTolerance

  /// Compares a screen with its recording. Returns the failure message; `nil` if the screen is as recorded.
  func callAsFunction(_ screen: TestScreen, _ recording: Recording) -> String? {
    guard (0...255).contains(tolerance.levels) else {
      return "The tolerance has \(tolerance.levels) levels; 0 to 255 are possible."
    }
    guard (0...1).contains(tolerance.share) else {
      return "The tolerance has a share of \(tolerance.share); 0 to 1 are possible."
    }
    do {
      let look = ScreenLook(
        picture: try screen.picture(scale: scale), tree: screen.viewTree, width: screen.width,
        environment: screen.environment.words)
      return try recording.check(look, mode: mode, tolerance: tolerance)
    } catch {
      return "The screen could not be compared: \(error)"
    }
  }

  /// Shows a screen again in some environments, and compares it with its recording in each. Returns the failure
  /// messages.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - environments: the devices and the user's settings, such as the text size.
  ///   - steps: touches and other steps to do on each screen before it is compared.
  ///   - test: the name of the test function.
  ///   - name: distinguishes several recordings of one test.
  ///   - file: the path of the test's file.
  func messages(
    _ screen: TestScreen, in environments: [Environment], after steps: (TestScreen) -> Void, test: String,
    name: String?, file: String
  ) -> [String] {
    guard !environments.isEmpty else { return ["The screen is compared in no environment: the list is empty."] }
    var seen: Set<String> = []
    return environments.compactMap { environment in
      let words = environment.words
      guard seen.insert(words).inserted else { return "The environment \(words) is in the list twice." }
      let other = screen.again(environment)
      steps(other)
      let recording = Recording(test: test, name: name, environment: words, file: file)
      return self(other, recording).map { "On \(words): \($0)" }
    }
  }
}

/// The present picture and view tree of a screen, to be compared with a recording.
struct ScreenLook {
  /// The picture as PNG data.
  var picture: Data
  /// The hierarchy of visible views as text, one line per view.
  var tree: String
  /// The width of the screen in points.
  var width: Double
  /// The environment in which the screen is shown, in words, such as “iPhone SE, AX3”.
  var environment: String
}
