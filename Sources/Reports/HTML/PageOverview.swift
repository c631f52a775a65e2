import Audit
import Environments
import Pages

/// The top of the page: the totals of the run, and the numbers of findings by impact and by rule. Each of these numbers
/// is a button that filters the page by it.
struct PageOverview {
  let header: RunHeader
  let summary: RunSummary
  let screens: [PageScreen]

  private var findings: [Finding] { screens.flatMap(\.entries).map(\.finding) }

  var fragment: Fragment {
    let findings = findings
    let tally = Tally(findings)
    return element("header", ["class": "overview"]) {
      element("h1") { headline }
      element("p", ["class": "figures"]) { figures }
      if !origin.isEmpty {
        element("dl", ["class": "origin"]) {
          for (name, value) in origin {
            element("dt") { name }
            element("dd") { element("code") { value } }
          }
        }
      }
      element("ul", ["class": "counters"]) {
        for impact in Impact.allCases.reversed() {
          counter(impact.rawValue, tally.violations[impact] ?? 0, filter: "impact", value: impact.rawValue)
        }
        counter("to review", tally.reviews, filter: "outcome", value: Outcome.needsReview.rawValue)
      }
      if !findings.isEmpty { rules(findings) }
    }
  }

  /// The project, commit and command of the run, as far as they are known, each with its name.
  private var origin: [(name: String, value: String)] {
    let origin = header.origin
    let parts = [
      ("Project", origin?.project), ("Commit", origin?.commit), ("Branch", origin?.branch),
      ("Date of the commit", origin?.date), ("Command", origin?.command),
    ]
    return parts.compactMap { name, value in value.map { (name, $0) } }
  }

  private var headline: String {
    if summary.violations == 0 { return "No violations" }
    let affected = screens.count { screen in screen.entries.contains { $0.finding.outcome == .violation } }
    return summary.violations(onScreens: affected)
  }

  private var figures: String { summary.figures.joined(separator: " · ") }

  private func counter(_ name: String, _ count: Int, filter: String, value: String) -> Fragment {
    element("li") {
      element(
        "button",
        [
          "type": "button", "class": filter == "impact" ? value : "review", "data-filter": filter, "data-value": value,
          "aria-pressed": "false", "disabled": count == 0 ? "" : nil,
        ]
      ) {
        element("b") { "\(count)" }
        " \(name)"
      }
    }
  }

  /// The list of rules with the numbers of their findings, in descending order of these numbers.
  private func rules(_ findings: [Finding]) -> Fragment {
    let counts = Dictionary(grouping: findings, by: \.rule).mapValues(\.count)
    let most = counts.values.max() ?? 1
    return element("details", ["class": "by-rule", "open": counts.count > 8 ? nil : ""]) {
      element("summary") { "\(counts.count) rule\(counts.count == 1 ? "" : "s") with findings" }
      element("ul") {
        for (rule, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
          element("li") {
            element(
              "button",
              [
                "type": "button", "data-filter": "rule", "data-value": rule, "aria-pressed": "false",
                "style": "--share:\(count * 100 / most)%",
              ]
            ) {
              element("span") { rule }
              " "
              element("b") { "\(count)" }
            }
          }
        }
      }
    }
  }
}
