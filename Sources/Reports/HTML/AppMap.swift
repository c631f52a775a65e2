import Audit
import Pages

/// The map of an app that was walked through: each screen with its picture, below the screen from which a step leads to it.
struct AppMap {
  let walk: WalkRecord
  /// The screens of the page.
  let screens: [PageScreen]
  let files: PageFiles

  /// The width of a picture in CSS pixels.
  private static let width = 96

  var fragment: Fragment {
    element("section", ["class": "map", "aria-labelledby": "map"]) {
      element("h2", ["id": "map"]) { "Map of the app" }
      element("p", ["class": "path"]) { "\(walk.document): \(walk.words)" }
      element("ul") {
        element("li") {
          node(named: Self.firstScreen, step: nil)
          branches(of: nil)
        }
      }
      let (ways, classes) = (walk.failures.count, walk.unreached.count)
      list(walk.failures, "\(ways) way\(ways == 1 ? "" : "s") that ended early")
      list(walk.unreached, "\(classes) view controller\(classes == 1 ? "" : "s") that no way has shown")
      let addresses = walk.unanswered.count
      list(walk.unanswered, "Requests to \(addresses) address\(addresses == 1 ? "" : "es") without an answer")
    }
  }

  private func list(_ entries: [String], _ summary: String) -> [Fragment] {
    if entries.isEmpty { return [] }
    return [
      element("details", ["class": "more"]) {
        element("summary") { summary }
        element("ul") {
          for entry in entries { element("li") { entry } }
        }
      }
    ]
  }

  /// The name of the screen with which an app begins, if code makes it.
  private static let firstScreen = "First screen"

  /// The screens to which steps on a screen lead, and what these open outside of the app.
  private func branches(of parent: String?) -> [Fragment] {
    let children = walk.screens.filter { $0.parent == parent }
    let openings = walk.openings.filter { $0.parent == parent }
    if children.isEmpty, openings.isEmpty { return [] }
    return [
      element("ul") {
        for child in children {
          element("li") {
            node(named: child.name, step: child.steps.last)
            branches(of: child.name)
          }
        }
        for opening in openings { element("li") { node(of: opening) } }
      }
    ]
  }

  /// What is opened outside of the app. It is no link, because any address may stand there.
  private func node(of opening: WalkRecord.Opening) -> Fragment {
    element("div", ["class": "node outside"]) {
      element("span", ["class": "step"]) { "\(opening.steps.last ?? "the launch") ↓" }
      element("span") { opening.words }
    }
  }

  private func node(named name: String, step: String?) -> [Fragment] {
    let screen = screens.first { $0.document == walk.document && $0.report.scene.name == name }
    let count = screen?.entries.count ?? 0
    return [
      element("div", ["class": count > 0 ? "node found" : "node"]) {
        if let step { element("span", ["class": "step"]) { "\(step) ↓" } }
        if let picture = screen?.firstPicture {
          element(
            "img",
            [
              "src": files.address(ofPicture: picture.path), "width": "\(Self.width)", "alt": "The screen \(name)",
              "loading": "lazy",
              "decoding": "async",
            ])
        }
        element("span") {
          if let screen { element("a", ["href": "#\(screen.id)"]) { name } } else { name }
          if count > 0 { " · \(count) finding\(count == 1 ? "" : "s")" }
        }
      }
    ]
  }
}
