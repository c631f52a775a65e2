import Audit
import Environments
import InterfaceBuilder
import Pages

/// The table of a screen's environments in the HTML report: one column per text size, and one row per combination of
/// the other axes, such as device and language.
struct EnvironmentGrid {
  let screen: PageScreen
  let environments: PageEnvironments

  /// The result of a screen in one environment.
  private struct State {
    var violations = 0
    var reviews = 0
    var worst: Impact?

    var name: String { worst?.rawValue ?? (reviews > 0 ? "review" : "clean") }
    var label: String { violations > 0 ? "\(violations)" : reviews > 0 ? "?" : "" }
  }

  /// The text sizes, the smallest first.
  var textSizes: [String] {
    Set(screen.cells.map(\.textSizeName)).sorted { (TextSize.rank($0), $0) < (TextSize.rank($1), $1) }
  }

  var table: Fragment {
    let sizes = textSizes
    let states = states
    let pictured = Set(screen.report.pictures.map(\.environment))
    return element("table", ["class": "grid"]) {
      element("tr") {
        element("td")
        for size in sizes { element("th", ["scope": "col"]) { size } }
      }
      for row in rows {
        element("tr") {
          element("th", ["scope": "row"]) { row[0].wordsOfRow }
          for size in sizes {
            if let cell = row.first(where: { $0.textSizeName == size }) {
              let state = states[cell.id] ?? State()
              let number = environments.number(cell.id).map(String.init)
              if pictured.contains(cell.id) {
                element("td", ["class": state.name, "data-e": number]) {
                  element("button", ["type": "button", "aria-label": "Show \(cell.words)"]) { state.label }
                }
              } else {
                element("td", ["class": state.name, "data-e": number]) { state.label }
              }
            } else {
              element("td")
            }
          }
        }
      }
    }
  }

  private var states: [String: State] {
    var states: [String: State] = [:]
    for finding in screen.entries.map(\.finding) {
      for cell in finding.environments {
        if finding.outcome == .violation {
          states[cell, default: State()].violations += 1
          let worst = states[cell]?.worst ?? finding.impact
          states[cell]?.worst = max(worst, finding.impact)
        } else {
          states[cell, default: State()].reviews += 1
        }
      }
    }
    return states
  }

  /// The environments, grouped so that those of one row differ only in the text size.
  private var rows: [[Environment]] {
    var rows: [[Environment]] = []
    var places: [String: Int] = [:]
    for cell in screen.cells {
      if let place = places[cell.idOfRow] {
        rows[place].append(cell)
      } else {
        places[cell.idOfRow] = rows.count
        rows.append([cell])
      }
    }
    return rows
  }
}
