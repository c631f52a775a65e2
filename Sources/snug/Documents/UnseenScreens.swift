import Audit
import Environments

/// Screens of code in a folder, which are not looked at because no code of a folder runs.
struct UnseenScreens: Hashable, Sendable {
  /// The folder, as it was named.
  var folder: String
  /// How many there are.
  var screens: ScreensOfCode
  /// The Xcode projects in the folder.
  var projects: [String]

  /// What is not looked at, and the command that looks at it.
  var line: String {
    let project = projects.count == 1 ? ShellWord.quoted(projects[0]) : "PROJECT.xcodeproj"
    let isOne = screens.controllers + screens.swiftUIViews == 1
    let verbs = isOne ? (have: "has", were: "was") : (have: "have", were: "were")
    let fact = "\(screens.words) \(verbs.have) no storyboard or xib and \(verbs.were) not looked at"
    return "\(folder): \(fact); this runs the code of an app: snug audit \(project)"
  }
}
