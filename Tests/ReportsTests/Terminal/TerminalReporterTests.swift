import Audit
import Environments
import Reports
import Testing

/// What a person reads at the terminal.
struct TerminalReporterTests {
  @Test func findingsAreGroupedByScreenAndFolded() throws {
    let text = try Sample.report(
      with: TerminalReporter(
        style: TerminalStyle(isColored: false), extent: TerminalReporter.Extent(showsAll: true, showsReview: true)))
    #expect(
      text == """
        Login  Login.storyboard
          ✖ label “Forgot your password?”  truncated-text (serious)  Login.storyboard:12
              The text is cut after “Forgot”.
              where  everywhere; worst: iPhone SE, AX3
              proof  it needs 400 pt and gets 120 pt
              fix    Set the number of lines to 0.
          ? button “<Sign & in>”  overlapping-views (moderate, needs review)  Login.storyboard
              It covers the label.
              where  at L
              doubt  code may hide one of them
              fix    Move it below the label.

        2 screens, 1 violation, 1 to review, 1 document could not be audited, 1 thing not checked (--not-checked).

        """)
  }

  /// The report names the rules with findings for review, so that people need not read all findings.
  @Test func whatNeedsReviewIsNamedByItsRule() throws {
    let text = try Sample.report(with: TerminalReporter(style: TerminalStyle(isColored: false)))
    #expect(text.contains("\nFor review: overlapping-views\n2 screens, 1 violation, 1 to review (--review), "))
    #expect(text.ranges(of: "overlapping-views").count == 1)
  }

  /// The report of a screen with findings of one rule that need review.
  private func review(
    _ count: Int, of rule: String, _ extent: TerminalReporter.Extent, seldomReal: Int = 0
  ) -> String {
    var reporter = TerminalReporter(style: TerminalStyle(isColored: false), extent: extent)
    let findings = (1...count).map { number in
      var finding = Sample.overlap
      finding.rule = rule
      finding.variant = "\(number)"
      if number <= seldomReal { finding.isReviewWorthIt = false }
      return finding
    }
    let screen = ScreenReport(
      scene: Sample.overlap.scene, environments: Sample.cells.map(\.id), findings: findings, notChecked: [])
    let report = DocumentReport(document: "Login.storyboard", environments: Sample.cells, screens: [screen])
    return reporter.begin(Sample.header) + reporter.report(report) + reporter.end()
  }

  /// One finding of a rule on a screen stands for all of them, unless all are asked for.
  @Test func oneFindingForReviewForEachScreenAndRule() {
    let one = review(3, of: "low-contrast", TerminalReporter.Extent(showsReview: true))
    #expect(one.ranges(of: "It covers the label.").count == 1)
    #expect(one.contains("      more   2 more of it on this screen (--all)\n"))
    let all = review(3, of: "low-contrast", TerminalReporter.Extent(showsAll: true, showsReview: true))
    #expect(all.ranges(of: "It covers the label.").count == 3)
    #expect(!all.contains("more of it"))
  }

  /// overlapping-views was seldom right where it was not sure.
  @Test func rulesThatAreSeldomRightInReviewAreOnlyCounted() {
    let text = review(3, of: "overlapping-views", TerminalReporter.Extent(showsReview: true))
    #expect(text.hasPrefix("Seldom real (--all): overlapping-views (3)\n"))
    #expect(!text.contains("It covers the label."))
  }

  /// A rule may be right with one doubt and not with another.
  @Test func findingsWithADoubtThatIsMostlyRightAreOnlyCounted() {
    let text = review(3, of: "low-contrast", TerminalReporter.Extent(showsReview: true), seldomReal: 1)
    #expect(text.ranges(of: "It covers the label.").count == 1)
    #expect(text.contains("      more   1 more of it on this screen (--all)\n"))
    #expect(text.contains("Seldom real (--all): low-contrast\n"))
    #expect(
      review(3, of: "low-contrast", TerminalReporter.Extent(showsReview: true), seldomReal: 3)
        .hasPrefix("Seldom real (--all): low-contrast (3)\n"))
  }

  @Test func whatWasNotCheckedIsCountedByTheReason() {
    var reporter = TerminalReporter(
      style: TerminalStyle(isColored: false), extent: TerminalReporter.Extent(showsNotChecked: true))
    let entries = [
      NotChecked(subject: "table view", reason: "its rows come from code", line: 7),
      NotChecked(subject: "Chart", reason: "layout does not settle (at L): it grows", line: 3),
      NotChecked(subject: "list", reason: "its rows come from code", line: nil),
    ]
    let screen = ScreenReport(scene: Sample.overlap.scene, environments: [], findings: [], notChecked: entries)
    let text =
      reporter.begin(Sample.header) + reporter.report(DocumentReport(document: "A.xib", screens: [screen]))
      + reporter.end()
    #expect(
      text == """
        Not checked:
        2  its rows come from code
           as table view, A.xib:7
           to check it: name the app's project, so that its code runs: snug audit App.xcodeproj
        1  layout does not settle
           as Chart, A.xib:3
        1 screen, 0 violations, 0 to review, 3 things not checked.

        """)
  }

  /// One close button in thirty documents is one finding with its places.
  @Test(arguments: [(false, 1), (true, 5)]) func aControlThatIsReusedIsOneFinding(showsAll: Bool, count: Int) {
    var reporter = TerminalReporter(
      style: TerminalStyle(isColored: false), extent: TerminalReporter.Extent(showsAll: showsAll))
    var text = reporter.begin(Sample.header)
    for number in 1...5 {
      var finding = Sample.truncated
      finding.rule = "unlabeled-control"
      finding.document = "Row\(number).xib"
      let screen = ScreenReport(scene: finding.scene, environments: [], findings: [finding], notChecked: [])
      text += reporter.report(DocumentReport(document: finding.document, screens: [screen]))
    }
    text += reporter.end()
    #expect(text.ranges(of: "✖").count == count)
    #expect(text.contains("      also   Row2.xib:12, Row3.xib:12, Row4.xib:12 and 1 more\n") == !showsAll)
    #expect(text.hasSuffix("5 screens, 5 violations, 0 to review.\n"))
  }

  /// A run of 60 violations, of which only the last is critical.
  func longRun(_ extent: TerminalReporter.Extent) -> [Substring] {
    var reporter = TerminalReporter(style: TerminalStyle(isColored: false), extent: extent)
    var text = reporter.begin(Sample.header)
    for number in 1...60 {
      var finding = Sample.truncated
      finding.document = "Screen\(number).xib"
      finding.impact = number == 60 ? .critical : .minor
      finding.because = (1...9).map { "proof \($0)" }
      text += reporter.report(
        DocumentReport(
          document: finding.document, environments: Sample.cells,
          screens: [
            ScreenReport(
              scene: finding.scene, environments: Sample.cells.map(\.id), findings: [finding], notChecked: [])
          ]))
    }
    return (text + reporter.end()).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  @Test func aLongRunPrintsTheWorstAndTheNumbersByRule() {
    let lines = longRun(TerminalReporter.Extent())
    #expect(lines.count <= TerminalReporter.mostLines)
    #expect(lines.contains("Login  Screen60.xib"))
    #expect(
      lines.suffix(3) == [
        "60  truncated-text", "The 8 worst of 60 findings are shown; --all shows every one.",
        "60 screens, 60 violations, 0 to review.",
      ])
  }

  @Test func allFindingsArePrintedIfAskedFor() {
    let lines = longRun(TerminalReporter.Extent(showsAll: true))
    #expect(lines.count { $0.hasPrefix("Login  ") } == 60)
  }

  /// A proof has five lines at most; the last one says what is broken, and stays.
  @Test func longProofs() {
    let proofs = longRun(TerminalReporter.Extent()).filter { $0.contains("      proof") }.prefix(5)
    #expect(proofs.suffix(2) == ["      proof  and 5 more (the run file of -o has them)", "      proof  proof 9"])
  }

  @Test func colouredTextSaysTheSame() throws {
    let plain = try Sample.report(with: TerminalReporter(style: TerminalStyle(isColored: false)))
    let colored = try Sample.report(with: TerminalReporter(style: TerminalStyle(isColored: true)))
    #expect(colored.replacing(/\u{1B}\[\d+m/, with: "") == plain)
    #expect(colored != plain)
  }
}
