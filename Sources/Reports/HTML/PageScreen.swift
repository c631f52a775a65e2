import Audit
import Environments
import InterfaceBuilder

/// A screen for the HTML report, with its findings numbered from the worst on.
struct PageScreen {
  /// A finding with its number on the screen.
  struct Entry {
    /// The index in ``ScreenReport/findings``.
    var index: Int
    /// The number of the finding, from 1, which is shown in the picture and in the text.
    var number: Int
    /// The identifier of the finding's element in the page.
    var id: String
    var finding: Finding
    /// All findings of the run that have the same cause, this one included; empty if it stands alone.
    var ofOneCause: [Link] = []
  }

  /// A finding of the page, for links to it.
  struct Link {
    /// The identifier of the finding's element in the page.
    var id: String
    /// The document of the finding, with the line if it is known.
    var place: String
  }

  let id: String
  let document: String
  let report: ScreenReport
  /// The environments in which the screen was laid out, in the order in which they were audited.
  let cells: [Environment]
  /// The findings that are not suppressed, the worst first.
  private(set) var entries: [Entry]
  /// The findings that are suppressed.
  let suppressed: [Finding]

  init(_ report: ScreenReport, of document: DocumentReport, links: inout Permalinks) {
    self.report = report
    self.document = document.document
    id = links.identifier("screen", for: "\(document.document)/\(report.scene.id)")
    let listed = Set(report.environments)
    cells = document.environments.filter { listed.contains($0.id) }
    suppressed = report.findings.filter { $0.suppression != nil }
    let open = report.findings.enumerated().filter { $0.element.suppression == nil }
    let sorted = open.sorted { ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset) }
    entries = sorted.enumerated().map { number, item in
      Entry(
        index: item.offset, number: number + 1,
        id: links.identifier("finding", for: Fingerprint.of(item.element, in: nil)), finding: item.element)
    }
  }

  /// Lets the findings of screens that have one cause know each other.
  static func shareCauses(_ screens: inout [PageScreen]) {
    let all = screens.indices.flatMap { screen in
      screens[screen].entries.indices.map { (screen: screen, entry: $0) }
    }
    for group in all.together(by: { FindingCause(of: screens[$0.screen].entries[$0.entry].finding) })
    where group.count > 1 {
      let links = group.map { place in
        let entry = screens[place.screen].entries[place.entry]
        return Link(id: entry.id, place: entry.finding.place)
      }
      for place in group { screens[place.screen].entries[place.entry].ofOneCause = links }
    }
  }

  /// The sort key of the screen among all screens, compared in lexicographic order: the severity of its worst finding,
  /// the number of findings of that severity, the number of violations, and the number of all findings.
  var rank: [Int] {
    let worst = entries.first?.finding.severity ?? -1
    return [
      worst, entries.count { $0.finding.severity == worst }, entries.count { $0.finding.outcome == .violation },
      entries.count,
    ]
  }

  /// The picture that is shown first: that of the environment in which the screen's worst finding is worst.
  var firstPicture: ScreenPicture? {
    report.pictures.first { $0.environment == entries.first?.finding.worst } ?? report.pictures.first
  }
}

extension Finding {
  /// A number for sorting findings by severity, greater is worse: violations are worse than findings that need review,
  /// and among each of these the impact decides.
  var severity: Int {
    (outcome == .violation ? Impact.allCases.count : 0) + (Impact.allCases.firstIndex(of: impact) ?? 0)
  }

  /// The CSS class of the finding's marks: the impact of a violation, or `review`.
  var markClass: String { outcome == .violation ? impact.rawValue : "review" }
}
