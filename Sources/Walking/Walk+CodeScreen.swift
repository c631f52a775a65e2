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
      guard let app = WalkedApp(launchingIn: window, settings: settings), app.take(steps) == nil,
        let controller = app.frontController
      else { throw ScreenAbsence("the way to “\(name)” does not exist in this environment") }
      return CodeScreen.ShownContent(controller)
    }
  }
}
