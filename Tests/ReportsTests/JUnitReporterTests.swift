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
}
