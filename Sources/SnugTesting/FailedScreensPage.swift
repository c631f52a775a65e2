import Pages

/// The HTML page with the pictures of all failed screens of a test run.
struct FailedScreensPage {
  /// The screens, sorted by their keys.
  let screens: [FailedScreen]

  var text: String {
    let title = screens.count == 1 ? "1 screen is not as recorded" : "\(screens.count) screens are not as recorded"
    return ComparisonPage(
      title: title, figures: "If the new look of a screen is right, its command records it again.", tool: "SnugTesting"
    ) {
      for (index, screen) in screens.enumerated() {
        if index == 0 || screens[index - 1].file != screen.file {
          element("h2", ["class": "document"]) { screen.file }
        }
        section(screen)
      }
    }.text
  }

  private func section(_ screen: FailedScreen) -> Fragment {
    element("section", ["class": "screen"]) {
      element("header") { element("h2") { screen.name } }
      element("div", ["class": "environment"]) {
        element("header") {
          element("h3") { screen.environment }
          element("p", ["class": "counts"]) { screen.words }
        }
        if let pictures = screen.pictures {
          PictureFigures(pictures, of: screen.name, words: (old: "expected", new: "actual")).fragment
        }
        TreeLines(screen.lines).fragments
        CopiedCommand(screen.command).fragment
      }
    }
  }
}
