import Audit
import Environments
import Reports
import Testing

/// What a person reads at the terminal.
struct TerminalReporterTests {
  @Test func findingsAreGroupedByScreenAndFolded() throws {
    let text = try Sample.report(
      with: TerminalReporter(
        style: TerminalStyle(isColored: false), extent: TerminalReporter.Extent(showsReview: true)))
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
              fix    Move it below the label.

        2 screens, 1 violation, 1 to review, 1 document could not be audited, 1 thing not checked (the page of --report html=report lists them).

        """)
  }

  /// The report names the rules with findings for review, so that people need not read all findings.
  @Test func whatNeedsReviewIsNamedByItsRule() throws {
    let text = try Sample.report(with: TerminalReporter(style: TerminalStyle(isColored: false)))
    #expect(text.contains("\nFor review: overlapping-views\n2 screens, 1 violation, 1 to review (--review), "))
    #expect(text.ranges(of: "overlapping-views").count == 1)
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
