import Reports
import Testing

/// What a person reads at the terminal.
struct TerminalReporterTests {
  @Test func findingsAreGroupedByScreenAndFolded() throws {
    let text = try Sample.report(with: TerminalReporter(style: TerminalStyle(isColored: false)))
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

        2 screens, 1 violation, 1 to review, 1 document could not be audited, 1 thing not checked (see the run file).

        """)
  }

  @Test func colouredTextSaysTheSame() throws {
    let plain = try Sample.report(with: TerminalReporter(style: TerminalStyle(isColored: false)))
    let colored = try Sample.report(with: TerminalReporter(style: TerminalStyle(isColored: true)))
    #expect(colored.replacing(/\u{1B}\[\d+m/, with: "") == plain)
    #expect(colored != plain)
  }
}
