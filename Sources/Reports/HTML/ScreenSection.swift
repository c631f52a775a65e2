import Audit
import Environments
import Foundation
import InterfaceBuilder
import Pages

/// The section of the page about one screen: the picture with its marks, and the findings beside it.
struct ScreenSection {
  let screen: PageScreen
  let environments: PageEnvironments
  let files: PageFiles

  /// The largest size of a picture on the page, in CSS pixels.
  private static let largest = (width: 380.0, height: 660.0)

  var fragment: Fragment {
    let heading = "\(screen.id)-name"
    return element("section", ["class": "screen", "id": screen.id, "aria-labelledby": heading]) {
      element("header") {
        element("h2", ["id": heading]) {
          element("a", ["href": "#\(screen.id)"]) { screen.report.scene.name }
        }
        element("p", ["class": "path"]) { screen.document }
        element("p", ["class": "tally"]) { Tally(screen.entries.map(\.finding)).words }
      }
      element("div", ["class": "columns"]) {
        stage
        element("div") {
          element("ol", ["class": "findings"]) {
            for entry in screen.entries { card(entry) }
          }
          if !screen.suppressed.isEmpty { suppressed }
          NotCheckedList(entries: screen.report.notChecked).fragments
        }
      }
    }
  }

  // MARK: Pictures

  private var stage: Fragment {
    let grid = EnvironmentGrid(screen: screen, environments: environments)
    let first = screen.firstPicture
    let sizes = grid.textSizes
    return element("div", ["class": "stage"]) {
      for picture in screen.report.pictures { figure(picture, isHidden: picture != first) }
      element("p", ["class": "nothing", "hidden": first == nil ? nil : ""]) {
        "There is no picture of this environment."
      }
      if sizes.count > 1, first != nil {
        element("p", ["class": "sizes"]) {
          element("label") {
            "Text size "
            element(
              "input",
              [
                "type": "range", "min": "0", "max": "\(sizes.count - 1)", "step": "1",
                "value": "\(self.cell(first).flatMap { sizes.firstIndex(of: $0.textSizeName) } ?? 0)",
              ])
          }
          element("output") { self.cell(first)?.textSizeName ?? "" }
        }
      }
      element("details", ["class": "environments", "open": screen.cells.count > 60 ? nil : ""]) {
        element("summary") { "\(screen.cells.count) environments" }
        grid.table
      }
    }
  }

  private func cell(_ picture: ScreenPicture?) -> Environment? {
    screen.cells.first { $0.id == picture?.environment }
  }

  private func figure(_ picture: ScreenPicture, isHidden: Bool) -> Fragment {
    let words = cell(picture)?.words ?? picture.environment
    let scale = min(1, Self.largest.width / picture.width, Self.largest.height / picture.height)
    let count = picture.marks.count
    return element(
      "figure",
      [
        "data-e": environments.number(picture.environment).map(String.init), "data-picture": picture.path,
        "data-outlines": files.outlines(ofPicture: picture.path), "data-views": files.views(ofPicture: picture.path),
        "data-extent": "\(Number.hundredths(picture.width)) \(Number.hundredths(picture.height))",
        "hidden": isHidden ? "" : nil,
      ]
    ) {
      element("div", ["class": "picture", "style": "width:\(Number.hundredths(picture.width * scale))px"]) {
        element(
          "img",
          [
            "src": files.address(ofPicture: picture.path), "width": Number.hundredths(picture.width),
            "height": Number.hundredths(picture.height), "loading": "lazy", "decoding": "async",
            "alt":
              "\(screen.report.scene.name) on \(words), \(count) finding\(count == 1 ? "" : "s") marked",
          ])
        for place in places(of: picture) { mark(place.entries, at: place.mark, of: picture) }
      }
      element("figcaption") { words }
    }
  }

  /// The marks of a picture, each with the findings that it stands for. Marks with the same frame are combined.
  private func places(of picture: ScreenPicture) -> [(mark: ScreenPicture.Mark, entries: [PageScreen.Entry])] {
    var places: [(mark: ScreenPicture.Mark, entries: [PageScreen.Entry])] = []
    for entry in screen.entries {
      guard let mark = picture.marks.first(where: { $0.finding == entry.index }) else { continue }
      if let place = places.firstIndex(where: { $0.mark.isSamePlace(as: mark) }) {
        places[place].entries.append(entry)
      } else {
        places.append((mark, [entry]))
      }
    }
    return places
  }

  /// A frame around a view, with the numbers of its findings at the corner.
  private func mark(_ entries: [PageScreen.Entry], at mark: ScreenPicture.Mark, of picture: ScreenPicture) -> Fragment {
    // A mark that lies outside the picture is drawn at its edge.
    let x = min(max(mark.x, 0), picture.width - 4)
    let y = min(max(mark.y, 0), picture.height - 4)
    let width = min(max(mark.x + mark.width, 4), picture.width) - x
    let height = min(max(mark.y + mark.height, 4), picture.height) - y
    func share(_ length: Double, _ whole: Double) -> String { Number.hundredths(max(length, 4) / whole * 100) + "%" }
    let style =
      "left:\(Number.hundredths(x / picture.width * 100))%;top:\(Number.hundredths(y / picture.height * 100))%;"
      + "width:\(share(width, picture.width));height:\(share(height, picture.height))"
    return element("span", ["class": "mark \(entries[0].finding.markClass)", "style": style]) {
      for entry in entries {
        element(
          "a",
          [
            "class": entry.finding.markClass, "href": "#\(entry.id)",
            "title": "\(entry.finding.view.label): \(entry.finding.message)",
          ]
        ) { "\(entry.number)" }
      }
    }
  }

  // MARK: Findings

  private func card(_ entry: PageScreen.Entry) -> Fragment {
    let finding = entry.finding
    let worst = screen.cells.first { $0.id == finding.worst }
    return element(
      "li",
      [
        "class": "finding \(finding.markClass)", "id": entry.id, "data-rule": finding.rule,
        "data-impact": finding.impact.rawValue, "data-outcome": finding.outcome.rawValue,
        "data-in": environments.bits(finding.environments),
        "data-worst": environments.number(finding.worst).map(String.init),
      ]
    ) {
      element("h3") {
        element("a", ["class": "number \(finding.markClass)", "href": "#\(entry.id)"]) { "\(entry.number)" }
        " "
        finding.view.label
      }
      element("p", ["class": "message"]) { finding.message }
      element("p", ["class": "fix"]) {
        element("b") { "Fix " }
        finding.fix
      }
      element("p", ["class": "extent"]) {
        element("b") { "Where " }
        finding.extent
        if finding.environments.count > 1, let worst {
          "; worst: "
          if screen.report.pictures.contains(where: { $0.environment == worst.id }) {
            element("button", ["type": "button", "class": "show"]) { worst.words }
          } else {
            worst.words
          }
        }
      }
      proof(of: finding)
      doubt(about: finding)
      others(like: entry)
      element("p", ["class": "source"]) {
        element("a", ["class": "rule", "href": "#rule-\(finding.rule)"]) { finding.rule }
        " · \(finding.outcome == .violation ? finding.impact.rawValue : "\(finding.impact.rawValue), needs review") · "
        element("code") { finding.place }
      }
    }
  }

  private func doubt(about finding: Finding) -> [Fragment] {
    finding.reason.map { reason in
      [
        element("p", ["class": "extent"]) {
          element("b") { "For review " }
          "because \(reason)"
        }
      ]
    } ?? []
  }

  /// Links to the findings of the same cause. Only the first are listed, because a control can be on hundreds of screens.
  private func others(like entry: PageScreen.Entry) -> [Fragment] {
    if entry.ofOneCause.isEmpty { return [] }
    let listed = Array(entry.ofOneCause.lazy.filter { $0.id != entry.id }.prefix(8))
    let rest = entry.ofOneCause.count - 1 - listed.count
    return [
      element("p", ["class": "extent"]) {
        element("b") { "Also " }
        for (number, other) in listed.enumerated() {
          if number > 0 { ", " }
          element("a", ["href": "#\(other.id)"]) { other.place }
        }
        if rest > 0 { " and \(rest) more" }
      }
    ]
  }

  private func proof(of finding: Finding) -> [Fragment] {
    let lines = finding.because
    if lines.isEmpty { return [] }
    let list = element("ul", ["class": "proof"]) { for line in lines { element("li") { line } } }
    if lines.count <= Finding.mostProofs { return [list] }
    return [
      element("details", ["class": "proof"]) {
        element("summary") { "Proof in \(lines.count) lines" }
        list
      }
    ]
  }

  private var suppressed: Fragment {
    element("details", ["class": "more"]) {
      element("summary") { "\(screen.suppressed.count) suppressed" }
      element("ul") {
        for finding in screen.suppressed {
          element("li") {

            "\(finding.view.label): \(finding.rule): \(finding.message) (\(finding.suppression?.reason ?? ""))"
          }
        }
      }
    }
  }
}

extension ScreenPicture.Mark {
  /// Whether two marks have the same frame.
  fileprivate func isSamePlace(as other: Self) -> Bool {
    (x, y, width, height) == (other.x, other.y, other.width, other.height)
  }
}
