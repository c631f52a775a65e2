import Audit
import Reports
import Testing

struct JUnitReporterTests {
  @Test func aScreenIsATestCase() throws {
    #expect(
      try Sample.report(with: JUnitReporter()) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="snug 0">
          <testsuite name="Login.storyboard" tests="1" failures="1" errors="0">
            <testcase classname="Login.storyboard" name="Login">
              <failure type="truncated-text" message="label “Forgot your password?”: The text is cut after “Forgot”.">\
        Login.storyboard:12: truncated-text: label “Forgot your password?”: The text is cut after “Forgot”.
        where: everywhere
        proof: it needs 400 pt and gets 120 pt
        fix: Set the number of lines to 0.</failure>
              <system-out>Login.storyboard: overlapping-views: button “&lt;Sign &amp; in&gt;”: It covers the label.
        where: at L
        fix: Move it below the label.</system-out>
            </testcase>
          </testsuite>
          <testsuite name="Broken.xib" tests="1" failures="0" errors="1">
            <testcase classname="Broken.xib" name="reading">
              <error message="Broken.xib:3: is not XML"/>
            </testcase>
          </testsuite>
          <testsuite name="Fine.xib" tests="2" failures="0" errors="1">
            <testcase classname="Fine.xib" name="reading">
              <error message="Fine.xib:7: “nan” is no number"/>
            </testcase>
            <testcase classname="Fine.xib" name="View"/>
          </testsuite>
        </testsuites>

        """)
  }

  /// Many programs that read these files show only the first failure of a case.
  @Test func aCaseFailsOnceByItsWorst() {
    var document = Sample.documents[0]
    var worse = Sample.truncated
    worse.impact = .critical
    worse.rule = "clipped-view"
    worse.message = "It is cut."
    document.screens[0].findings.insert(worse, at: 1)
    var reporter = JUnitReporter()
    let failures = reporter.report(document).matches(of: /<failure type="([^"]*)" message="([^"]*)"/)
    #expect(failures.map { String($0.output.1) } == ["clipped-view"])
    #expect(failures.map { String($0.output.2) } == ["label “Forgot your password?”: It is cut. (and 1 more)"])
    #expect(reporter.report(document).matches(of: /fix: Set the number of lines to 0./).count == 2)
  }

  @Test func caseNamesAreUniqueInASuite() throws {
    let names = ["Login", "Login", "reading", "List"]
    let screens = names.enumerated().map { index, name in
      ScreenReport(scene: SceneReference(id: "S-\(index)", name: name), environments: [], findings: [], notChecked: [])
    }
    let faults = [DocumentFault(line: 1, message: "one"), DocumentFault(line: 1, message: "two")]
    var reporter = JUnitReporter()
    #expect(
      reporter.report(DocumentReport(document: "Main.storyboard", faults: faults, screens: screens)) == """
          <testsuite name="Main.storyboard" tests="5" failures="0" errors="1">
            <testcase classname="Main.storyboard" name="reading">
              <error message="Main.storyboard:1: one (and 1 more)">Main.storyboard:1: one
        Main.storyboard:1: two</error>
            </testcase>
            <testcase classname="Main.storyboard" name="Login (S-0)"/>
            <testcase classname="Main.storyboard" name="Login (S-1)"/>
            <testcase classname="Main.storyboard" name="reading (S-2)"/>
            <testcase classname="Main.storyboard" name="List"/>
          </testsuite>

        """)
  }
}
