import Audit
import Environments
import InterfaceBuilder

/// Writes findings as text for people at a terminal, grouped by screen, each with its proof and its fix.
///
/// A long report is shortened to the worst findings and the number of all findings by rule.
public struct TerminalReporter: Reporter {
  /// Which findings of a run are printed.
  public struct Extent: Sendable {
    /// Whether all findings are printed, however many there are.
    public var showsAll: Bool
    /// Whether findings that need review are printed as well.
    public var showsReview: Bool
    /// Whether the kinds of what was not checked are listed at the end.
    public var showsNotChecked: Bool

    /// Makes an extent; by default only the worst violations are printed.
    public init(showsAll: Bool = false, showsReview: Bool = false, showsNotChecked: Bool = false) {
      self.showsAll = showsAll
      self.showsReview = showsReview
      self.showsNotChecked = showsNotChecked
    }
  }

  /// The most lines that a run prints, unless ``Extent/showsAll`` is set.
  public static let mostLines = 100

  private let style: TerminalStyle
  private let extent: Extent
  private var summary = RunSummary()
  private var cells: [String: Environment] = [:]
  private var order = 0
  private var notChecked = NotCheckedKinds()
  /// The rules whose findings for review are only printed with all findings.
  private var seldomReal: Set<String> = []
  /// The number of findings that need review and are not printed, by rule.
  private var hidden: [String: Int] = [:]
  /// The findings to print, in the order of the run.
  private var entries: [Entry] = []

  /// A finding, ready to be printed.
  private struct Entry {
    var heading: String
    var lines: [String]
    var rule: String
    var impact: Impact
    var outcome: Outcome
    /// Where the finding is: document and line.
    var place: String
    /// What findings share that are about one control, image, colour or font in several documents; `nil` for others.
    var cause: FindingCause?
    /// The position among all findings of the run, from 1.
    var order: Int
    /// The severity, greater is worse: violations are worse than findings that need review.
    var rank: Int { (outcome == .violation ? 10 : 0) + (Impact.allCases.firstIndex(of: impact) ?? 0) }
  }

  /// Makes a reporter for one run.
  public init(style: TerminalStyle, extent: Extent = Extent()) {
    self.style = style
    self.extent = extent
  }

  /// Returns an empty text, because the output begins with the first screen with findings.
  public mutating func begin(_ run: RunHeader) -> String {
    seldomReal = Set(run.rules.filter { $0.isReviewWorthIt == false }.map(\.identifier))
    return ""
  }

  /// Returns the findings of the document if all findings are printed. Otherwise stores them and returns an empty text.
  public mutating func report(_ document: DocumentReport) -> String {
    summary.add(document)
    cells = Dictionary(document.environments.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for screen in document.screens {
      let heading =
        style(.strong, PlainLine.of(screen.scene.name)) + "  " + style(.faint, PlainLine.of(document.document))
      notChecked.add(screen, in: document.document)
      add(screen.openFindings, below: heading)
    }
    guard extent.showsAll else { return "" }
    defer { entries.removeAll { _ in true } }
    return Self.text(of: entries)
  }

  private func isSeldomReal(_ finding: Finding) -> Bool {
    finding.isReviewWorthIt == false || seldomReal.contains(finding.rule)
  }

  /// Stores the findings of a screen that are printed. Of those that need review, one per rule is printed, and none of
  /// kinds that are seldom real, unless all findings are.
  private mutating func add(_ findings: [Finding], below heading: String) {
    let reviews = Dictionary(
      grouping: findings.filter { $0.outcome == .needsReview && !isSeldomReal($0) }, by: \.rule)
    var told: Set<String> = []
    for finding in findings {
      let isReview = finding.outcome == .needsReview
      guard !isReview || extent.showsReview && (extent.showsAll || !isSeldomReal(finding)) else {
        hidden[finding.rule, default: 0] += 1
        continue
      }
      let isFirst = told.insert(isReview ? finding.rule : "").inserted
      if isReview, !extent.showsAll, !isFirst { continue }
      let others = isReview && !extent.showsAll ? (reviews[finding.rule]?.count ?? 1) - 1 : 0
      let more = others > 0 ? ["    " + style(.faint, "more") + "   \(others) more of it on this screen (--all)"] : []
      order += 1
      entries.append(
        Entry(
          heading: heading, lines: lines(for: finding) + more, rule: finding.rule, impact: finding.impact,
          outcome: finding.outcome, place: finding.place, cause: FindingCause(of: finding), order: order))
    }
  }

  /// Puts the entries of one cause together: the first gets a line with the places of the others.
  private func grouped(_ entries: [Entry]) -> [Entry] {
    entries.together(by: \.cause).map { group in
      var first = group[0]
      guard group.count > 1 else { return first }
      let places = FindingCause.words(for: group.dropFirst().map(\.place))
      first.lines.insert("    " + style(.faint, "also") + "   \(places)", at: min(3, first.lines.count))
      return first
    }
  }

  /// Returns the stored findings, or only the worst of them with the numbers of all by rule, and the totals of the run
  /// in one sentence.
  public mutating func end() -> String {
    let kinds = extent.showsNotChecked ? notChecked.lines.map { PlainLine.of($0) + "\n" }.joined() : ""
    let sentence = forReview + kinds + style(.strong, figures) + "\n"
    let all = entries
    entries = grouped(entries)
    if Self.length(of: entries) < Self.mostLines - 1 { return Self.text(of: entries) + sentence }
    let table = Self.table(of: all)
    var room = Self.mostLines - table.count - 4
    var chosen: [Entry] = []
    for entry in entries.sorted(by: { ($1.rank, $0.order) < ($0.rank, $1.order) }) {
      let cost = entry.lines.count + (chosen.contains { $0.heading == entry.heading } ? 0 : 2)
      guard cost <= room else { break }
      room -= cost
      chosen.append(entry)
    }
    chosen.sort { $0.order < $1.order }
    let rest = "The \(chosen.count) worst of \(all.count) findings are shown; --all shows every one.\n"
    return Self.text(of: chosen) + table.map { $0 + "\n" }.joined() + rest + sentence
  }

  /// The lines with the numbers of findings by rule, in descending order of these numbers.
  private static func table(of entries: [Entry]) -> [String] {
    let counts = Dictionary(grouping: entries, by: \.rule).mapValues(\.count)
    let width = counts.values.map { String($0).count }.max() ?? 1
    return ordered(counts).map { rule, count in
      String(repeating: " ", count: width - String(count).count) + "\(count)  \(rule)"
    }
  }

  /// The line with the rules of findings that need review and are not printed; empty if there are none.
  private var forReview: String {
    if hidden.isEmpty { return "" }
    let rules = Self.ordered(hidden).map { rule, count in count == 1 ? rule : "\(rule) (\(count))" }
    let words = extent.showsReview ? "Seldom real (--all)" : "For review"
    return style(.faint, "\(words): \(rules.joined(separator: ", "))") + "\n"
  }

  private static func ordered(_ counts: [String: Int]) -> [(rule: String, count: Int)] {
    counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }

  private var figures: String {
    var parts = [
      counted(summary.screens, "screen"),
      counted(summary.violations, "violation"),
      "\(summary.needsReview) to review\(summary.needsReview > 0 && !extent.showsReview ? " (--review)" : "")",
    ]
    if summary.suppressed > 0 { parts.append("\(summary.suppressed) suppressed") }
    if summary.inBaseline > 0 { parts.append("\(summary.inBaseline) in the baseline") }
    if summary.failures > 0 {
      parts.append("\(counted(summary.failures, "document")) could not be audited")
    }
    if summary.notChecked > 0 {
      let hint = extent.showsNotChecked ? "" : " (--not-checked)"
      parts.append("\(counted(summary.notChecked, "thing")) not checked\(hint)")
    }
    return parts.joined(separator: ", ") + "."
  }

  /// The findings below the headings of their screens.
  private static func text(of entries: [Entry]) -> String {
    var text = ""
    var heading: String?
    for entry in entries {
      if entry.heading != heading { text += (heading == nil ? "" : "\n") + entry.heading + "\n" }
      heading = entry.heading
      text += entry.lines.map { "  \($0)\n" }.joined()
    }
    return text.isEmpty ? "" : text + "\n"
  }

  private static func length(of entries: [Entry]) -> Int {
    text(of: entries).count { $0 == "\n" }
  }

  private func lines(for finding: Finding) -> [String] {
    let mark = finding.outcome == .violation ? style(.error, "✖") : style(.warning, "?")
    let review = finding.outcome == .needsReview ? ", needs review" : ""
    var extent = finding.extent
    if finding.environments.count > 1, let worst = cells[finding.worst] {
      extent += "; worst: \(worst.words)"
    }
    let proofs = finding.proof.map(PlainLine.of)
    return [
      "\(mark) \(style(.strong, PlainLine.of(finding.view.label)))  \(finding.rule) (\(finding.impact.rawValue)\(review))  "
        + style(.faint, PlainLine.of(finding.place)),
      "    \(PlainLine.of(finding.message))",
      "    " + style(.faint, "where") + "  \(PlainLine.of(extent))",
    ]
      + proofs.map { "    " + style(.faint, "proof") + "  \($0)" }
      + (finding.reason.map { ["    " + style(.faint, "doubt") + "  \(PlainLine.of($0))"] } ?? [])
      + ["    " + style(.faint, "fix") + "    \(PlainLine.of(finding.fix))"]
  }

  private func counted(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
