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
        the label. (at L)%0AFix: Move it below the label.

        """)
  }
}
