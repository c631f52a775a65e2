import Audit
import Environments

/// The screens that code makes in a folder on the command line. They are not audited, because naming a folder runs no
/// code.
struct UnseenScreens: Hashable, Sendable {
  /// The folder, as the command line names it.
  var folder: String
  /// The number of screens.
  var screens: ScreensOfCode
  /// The Xcode projects in the folder.
  var projects: [String]

  /// The line to print: how many screens were not audited, and the command that audits them.
  var line: String {
    let project = projects.count == 1 ? ShellWord.quoted(projects[0]) : "PROJECT.xcodeproj"
    let isOne = screens.controllers + screens.swiftUIViews == 1
    let verbs = isOne ? (have: "has", were: "was") : (have: "have", were: "were")
    let fact = "\(screens.words) \(verbs.have) no storyboard or xib and \(verbs.were) not looked at"
    return "\(folder): \(fact); this runs the code of an app: snug audit \(project)"
  }
}
