import Audit
import Reports
import Testing

struct GitHubReporterTests {
  @Test func aFindingIsAnAnnotation() throws {
    #expect(
      try Sample.report(with: GitHubReporter()) == """
        ::error file=Broken.xib,line=3,title=could not be audited::is not XML
        ::error file=Fine.xib,line=7,title=damaged document::“nan” is no number
        ::error file=Login.storyboard,line=12,title=truncated-text (serious)::Login, label “Forgot your password?”: \
        The text is cut after “Forgot”. (everywhere)%0Ait needs 400 pt and gets 120 pt%0AFix: Set the number of lines \
        to 0.
        ::notice file=Login.storyboard,title=overlapping-views (moderate)::Login, button “<Sign & in>”: It covers \
        the label. (at L)%0ADoubt: code may hide one of them%0AFix: Move it below the label.

        """)
  }

  /// GitHub shows no more of one level for a step.
  @Test func tenOfEachLevelAreWritten() {
    var reporter = GitHubReporter()
    let findings = (1...25).map { number in
      var finding = number <= 12 ? Sample.truncated : Sample.overlap
      finding.variant = "\(number)"
      return finding
    }
    let screen = ScreenReport(scene: Sample.overlap.scene, environments: [], findings: findings, notChecked: [])
    let text =
      reporter.begin(Sample.header) + reporter.report(DocumentReport(document: "Login.storyboard", screens: [screen]))
      + reporter.end()
    #expect(text.ranges(of: "::error ").count == 10)
    #expect(text.ranges(of: "::notice ").count == 10)
    #expect(text.hasSuffix("\n5 more; GitHub shows 10 of each kind\n"))
  }
}
