import Audit
import Environments
import InterfaceBuilder
import Pages

/// The whole HTML page of a run.
struct ReportPage {
  private let header: RunHeader
  private let files: PageFiles
  private let documents: [DocumentReport]
  private let summary: RunSummary
  private let environments: PageEnvironments
  /// The screens with findings that are not suppressed, the worst screen first.
  private let screens: [PageScreen]
  /// The screens without findings, or with suppressed findings only, in the order of the run.
  private let clean: [PageScreen]

  init(header: RunHeader, documents: [DocumentReport], files: PageFiles) {
    self.header = header
    self.files = files
    self.documents = documents
    var summary = RunSummary()
    var environments = PageEnvironments()
    var links = Permalinks()
    var all: [PageScreen] = []
    for document in documents {
      summary.add(document)
      environments.add(document.environments)
      for screen in document.screens { all.append(PageScreen(screen, of: document, links: &links)) }
    }
    PageScreen.shareCauses(&all)
    self.summary = summary
    self.environments = environments
    let ranked = all.filter { !$0.entries.isEmpty }.map { (screen: $0, rank: $0.rank) }
    // The sort is stable: screens of equal rank keep the order of the run.
    screens = ranked.sorted { $1.rank.lexicographicallyPrecedes($0.rank) }.map(\.screen)
    clean = all.filter(\.entries.isEmpty)
  }

  var text: String {
    let page = element("html", ["lang": "en"]) {
      element("head") {
        element("meta", ["charset": "utf-8"])
        files.policy
        element("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
        element("title") { title }
        files.style
      }
      element("body") {
        element("a", ["class": "skip", "href": "#screens"]) { "Skip to the screens" }
        PageOverview(header: header, summary: summary, screens: screens).fragment
        if !faults.isEmpty { faultList }
        for walk in header.walks { AppMap(walk: walk, screens: screens + clean, files: files).fragment }
        if !header.tests.isEmpty { testList }
        FilterBar(environments: environments, screens: screens, header: header).fragment
        element("main", ["id": "screens", "tabindex": "-1"]) {
          if screens.isEmpty { element("p", ["class": "empty"]) { "Nothing was found." } }
          for screen in screens { ScreenSection(screen: screen, environments: environments, files: files).fragment }
          element("p", ["class": "empty", "id": "none", "hidden": ""]) { "No finding matches the filters." }
          if !clean.isEmpty { cleanList }
          ruleList
        }
        element("ul", ["id": "environments", "hidden": ""]) {
          for cell in environments.cells {
            element(
              "li",
              [
                "data-size": cell.textSizeName, "data-device": cell.device.name,
                "data-orientation": cell.orientation.rawValue,
                "data-locale": cell.localeName, "data-direction": cell.directionName,
                "data-appearance": cell.appearance.rawValue,
                "data-contrast": cell.contrast.rawValue, "data-bold": cell.boldTextName,
                "data-content": cell.content.rawValue,
              ]
            ) { cell.words }
          }
        }
        element("footer") { element("p") { header.tool } }
        files.program
      }
    }
    return "<!DOCTYPE html>\n" + page.markup
  }

  private var title: String {
    summary.violations > 0
      ? "\(summary.violations) violation\(summary.violations == 1 ? "" : "s") · Snug" : "No violations · Snug"
  }

  private var faults: [(document: String, fault: DocumentFault)] {
    documents.flatMap { report in
      ((report.failure.map { [$0] } ?? []) + report.faults).map { (report.document, $0) }
    }
  }

  private var faultList: Fragment {
    element("section", ["class": "faults", "aria-labelledby": "faults"]) {
      element("h2", ["id": "faults"]) { "Damaged documents" }
      element("ul") {
        for (document, fault) in faults {
          element("li") {
            element("code") { DocumentPlace.words(document, fault.line) }
            " "
            fault.message
          }
        }
      }
    }
  }

  private var testList: Fragment {
    element("section", ["class": "tests", "aria-labelledby": "tests"]) {
      element("h2", ["id": "tests"]) { "Screens of tests" }
      for record in header.tests {
        element("p", ["class": "path"]) { "\(record.target): \(record.words)" }
        if !record.failures.isEmpty {
          element("details", ["class": "more"]) {
            let count = record.failures.count
            element("summary") { "\(count) test\(count == 1 ? "" : "s") not looked at" }
            element("ul") {
              for failure in record.failures { element("li") { failure } }
            }
          }
        }
      }
    }
  }

  private var cleanList: Fragment {
    element("details", ["class": "clean-screens"]) {
      element("summary") { "\(clean.count) screen\(clean.count == 1 ? "" : "s") without open findings" }
      element("ul") {
        for screen in clean {
          element("li", ["id": screen.id]) {
            screen.report.scene.name
            " "
            element("span", ["class": "path"]) { screen.document }
            NotCheckedList(entries: screen.report.notChecked).fragments
          }
        }
      }
    }
  }

  /// The explanations of the rules with findings.
  private var ruleList: Fragment {
    let found = Set(screens.flatMap(\.entries).map(\.finding.rule))
    return element("section", ["class": "rules", "aria-labelledby": "rules"]) {
      element("h2", ["id": "rules"]) { "Rules" }
      for rule in header.rules where found.contains(rule.identifier) {
        element("article", ["id": "rule-\(rule.identifier)"]) {
          element("h3") { rule.identifier }
          element("p") { rule.summary }
          element("p", ["class": "rationale"]) { rule.rationale }
          element("p") {
            element("b") { "Fault " }
            rule.example.fault
          }
          element("p") {
            element("b") { "Fix " }
            rule.example.fix
          }
        }
      }
    }
  }
}
