import Audit
import Reports
import Testing

struct MarkdownReporterTests {
  @Test func theSummary() throws {
    #expect(
      try Sample.report(with: MarkdownReporter()) == """
        ## Snug: 1 violation on 1 of 2 screens

        3 documents, 1 could not be audited, 1 thing not checked.

        | damaged document | fault |
        | --- | --- |
        | <code>Broken.xib&#58;3</code> | is not XML |
        | <code>Fine.xib&#58;7</code> | “nan” is no number |

        | | critical | serious | moderate | minor | to review |
        | --- | ---: | ---: | ---: | ---: | ---: |
        | all |  | 1 |  |  | 1 |
        | overlapping-views |  |  |  |  | 1 |
        | truncated-text |  | 1 |  |  |  |

        | impact | view | fault | fix | where |
        | --- | --- | --- | --- | --- |
        | serious | Login&#58; label “Forgot your password?”<br><code>Login.storyboard&#58;12</code> \
        | truncated-text: The text is cut after “Forgot”. | Set the number of lines to 0. | everywhere |

        """)
  }

  @Test func nothingWasAudited() {
    var document = Sample.documents[0]
    document.screens = []
    document.faults = [DocumentFault(line: nil, message: "no such file")]
    var reporter = MarkdownReporter()
    let text = reporter.begin(Sample.header) + reporter.report(document) + reporter.end()
    #expect(text.hasPrefix("## Snug: nothing was audited\n"))
  }

  /// A text of a document adds no markup, no cell, no mention and no line to the report.
  @Test func hostileTexts() throws {
    var document = Sample.documents[0]
    document.screens[0].findings[0].message = "a|b\n# c <b> @team `d` [e](f) *g* \u{202E}h"
    var reporter = MarkdownReporter()
    let text = reporter.begin(Sample.header) + reporter.report(document) + reporter.end()
    #expect(
      text.contains(
        "| truncated-text: a&#124;b&#92;n&#35; c &#60;b&#62; &#64;team &#96;d&#96; &#91;e&#93;&#40;f&#41; &#42;g&#42; "
          + "&#92;u&#123;202E&#125;h |"))
  }

  @Test func theWorstAreListed() throws {
    var document = Sample.documents[0]
    var finding = document.screens[0].findings[0]
    document.screens[0].findings = (0..<60).map { number in
      finding.view.label = "view \(number)"
      finding.impact = number == 59 ? .critical : .minor
      return finding
    }
    var reporter = MarkdownReporter()
    let text = reporter.begin(Sample.header) + reporter.report(document) + reporter.end()
    let listed = text.matches(of: /view (\d+)/).map { String($0.output.1) }
    #expect(listed == ["59"] + (0..<49).map(String.init))
    #expect(text.hasSuffix("\nThe 50 worst of 60 violations are listed.\n"))
  }
}
