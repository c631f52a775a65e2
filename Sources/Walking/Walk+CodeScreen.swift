@_spi(Generated) import UIKit

extension Walk {
  /// The screen at the end of the walk. Each time it is looked at, the app is launched and the steps are taken again.
  ///
  /// - Parameters:
  ///   - file: the path of the source file in which the app begins.
  ///   - line: the line in it, counted from 1.
  ///   - settings: the settings of the walk that has found the screen.
  @MainActor package func screen(inFile file: String, line: Int, settings: WalkSettings) -> CodeScreen {
    CodeScreen(name: name, file: file, line: line) { window throws(ScreenAbsence) in
      func absence(_ reason: String) -> ScreenAbsence {
        ScreenAbsence("the way to “\(name)” does not exist in this environment: \(reason)")
      }
      guard let app = WalkedApp(launchingIn: window, settings: settings) else {
        throw absence("the app shows no first screen")
      }
      if let missing = app.take(steps) { throw absence("\(steps[missing].words) is not possible") }
      guard let controller = app.frontController else { throw absence("the app shows nothing at its end") }
      return CodeScreen.ShownContent(controller)
    }
  }
}
