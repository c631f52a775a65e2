import Foundation
import TestSupport
import Testing

/// The screens that an app's tests show are audited in all environments.
@Suite(.enabled(if: AppCheckout.isPossible, "the library SnugSDK is not built"))
struct ScreensOfTestsTests {
  private func checkout(_ files: [String: String]) throws -> AppCheckout {
    try AppCheckout(
      ["project.yml": TestsOfProjectTests.project, "Form/Form.swift": TestsOfProjectTests.app]
        .merging(files) { _, own in own })
  }

  /// The names of screens in the output of `snug layout`, with the texts of their labels.
  private func screens(_ output: String) -> [String] {
    output.split(separator: "\n\n").map { screen in
      let heading = screen.split(separator: "  ").dropFirst().first ?? ""
      return ([String(heading)] + screen.matches(of: /label “(.*?)”/).map { String($0.output.1) })
        .joined(separator: ": ")
    }
  }

  /// Of 22 snapshots, two are of values and one of a layer; ten are on other devices or have other traits.
  @Test func theScreensOfSnapshotsAreAuditedOnce() throws {
    let app = try checkout(["FormTests/FormSnapshots.swift": TestsOfProjectTests.snapshots])
    let before = try app.files()
    let run = try app.snug("audit", "project.yml", "--tests", "--review", "--all")
    #expect(
      run.errors == """
        FormTests: 20 tests show 9 screens; 10 snapshots differ from an earlier one only in the device or its settings

        """)
    #expect(run.output.contains("FormSnapshots.testView  FormTests/FormSnapshots.swift\n"))
    #expect(run.output.contains("  ? label “A long text that is cut”  truncated-text (serious, needs review)"))
    #expect(run.output.contains("\n10 screens, 0 violations, 2 to review, 7 things not checked"))
    #expect(run.status == 0)
    #expect(try app.files() == before)
    let layout = try app.snug("layout", "project.yml", "--tests", "--device", "iPhone SE")
    #expect(
      screens(layout.output) == [
        "First screen: First", "FormSnapshots.testSmallPhone: Sign up for everything",
        "FormSnapshots.testLargeText: Sign up", "FormSnapshots.testView: Sign up for everything",
        "FormPictures.testLabel: Hello", "FormPictures.testTwice: One", "FormPictures.testTwice.2: Two",
        "FormPictures.testNarrow: A long text that is cut", "FormPictures.testSwitch", "FormPictures.testSlider",
      ])
    #expect(layout.output.contains("0        0      320      568  the screen\n       16       36      288"))
    #expect(layout.output.contains("        0        0      200      100  the screen\n"))
  }

  private static let states = """
    import SnapshotTesting
    import XCTest
    @testable import Form

    final class FormStates: XCTestCase {
      var form: FormController!

      override func invokeTest() { withSnapshotTesting(record: .never) { super.invokeTest() } }
      override func setUp() { form = FormController(title: "First state") }
      override func tearDown() {
        form.heading.text = "Torn down"
        form = nil
      }

      func testStates() {
        assertSnapshot(of: form, as: .image(on: .iPhoneX))
        form.heading.text = "Second state"
        assertSnapshot(of: form, as: .image(on: .iPhoneX), named: "second")
        form.heading.text = "Third state"
      }
      func testDark() {
        form.heading.text = "Dark"
        form.overrideUserInterfaceStyle = .dark
        assertSnapshot(of: form, as: .image(on: .iPhoneX))
      }
      func testWide() throws {
        try XCTSkipIf(UIScreen.main.bounds.width < 350, "it needs a wide screen")
        form.heading.text = "Wide"
        assertSnapshot(of: form, as: .image(on: .iPhoneX))
      }
      func testFirstScreen() throws {
        let first = try XCTUnwrap(UIApplication.shared.windows.first?.rootViewController as? FormController)
        first.heading.text = "Launched, \\(first.heading.text ?? "")"
        assertSnapshot(of: first, as: .image(on: .iPhoneX))
      }
      @MainActor func testLater() async throws {
        try await Task.sleep(nanoseconds: 1_000_000)
        let later = FormController(title: "Later")
        assertSnapshot(of: later, as: .image(on: .iPhoneX))
        assertSnapshot(of: form, as: .image(on: .iPhoneX), named: "changed")
        form.heading.text = "Changed"
      }
      func testTrap() { XCTAssertEqual([Int]()[1], 1) }
      func testMap() {
        XCTAssertEqual(form.map.tiles, 1)
        assertSnapshot(of: FormController(title: "Map"), as: .image(on: .iPhoneX))
      }
    }

    """

  private static let functions = """
    import SnapshotTesting
    import Testing
    @testable import Form

    @MainActor @Suite struct FormSuite {
      @Test(arguments: ["Berlin", "Paris"]) func cities(_ city: String) {
        assertSnapshot(of: FormController(title: city), as: .image(on: .iPhoneX), named: city)
      }
    }

    """

  /// A test that has several states stops at each of them. What it keeps, or does not reach, is said.
  @Test func eachScreenIsTheOneOfItsAssertion() throws {
    let app = try checkout([
      "FormTests/FormStates.swift": Self.states, "FormTests/FormSuite.swift": Self.functions,
    ])
    let layout = try app.snug("layout", "project.yml", "--tests", "--walk")
    #expect(
      screens(layout.output) == [
        "First screen: First", "FormStates.testStates: First state", "FormStates.testStates.second: Second state",
        "FormStates.testDark: Dark", "FormStates.testWide: Wide", "FormStates.testFirstScreen: Launched, First",
        "FormStates.testLater: Later", "FormSuite.cities.Berlin: Berlin", "FormSuite.cities.Paris: Paris",
      ])
    #expect(
      layout.errors.split(separator: "\n").map(String.init) == [
        "Form/Form.swift: the walk reached 0 screens beyond the first one, by 2 ways",
        "project.yml: 1 part of the code in 1 file does not compile and is left out; this lists them: "
          + "snug project project.yml --target FormTests --left-out",
        "FormTests: 7 tests show 8 screens; 1 snapshot differs from an earlier one only in the device or its settings",
        "FormTests: not looked at: FormStates/testTrap: trap: Index out of range",
        "FormTests: not looked at: FormStates/testMap: FormTests/FormStates.swift:45: "
          + "value of type 'FormController' has no member 'map'",
      ])
    #expect(layout.status == 0)

    let page = app.caches.path("page")
    let audit = try app.snug(
      "audit", "project.yml", "--tests", "--test-filter", "Wide|Dark", "--report", "html=\(page)")
    #expect(audit.errors == layout.errors.split(separator: "\n")[1] + "\nFormTests: 2 tests show 2 screens\n")
    let text = try String(contentsOfFile: "\(page)/index.html", encoding: .utf8)
    #expect(text.contains("its code keeps the dark appearance (in "))
    #expect(
      text.contains("the test does not come to this assertion; it skips itself: it needs a wide screen (in portrait"))
  }

  /// A test that only knows one device makes its views there.
  @Test func aTestThatEndsOnOtherDevicesRunsOnItsOwn() throws {
    let test = """
      import SnapshotTesting
      import XCTest
      @testable import Form

      final class OldPhone: XCTestCase {
        override func setUp() {
          guard UIScreen.main.bounds.width == 375, UIDevice.current.systemVersion == "17.5" else {
            fatalError("There are references of another device only.")
          }
        }
        func testForm() { assertSnapshot(of: FormController(title: "Sign up"), as: .image) }
      }

      """
    let app = try checkout(["FormTests/OldPhone.swift": test])
    let usual = try app.snug("layout", "project.yml", "--tests")
    #expect(
      usual.errors == """
        FormTests: 1 test shows 0 screens
        FormTests: not looked at: OldPhone/testForm: trap: OldPhone.swift:8: There are references of another device only.

        """)
    let device = ["--tests", "--test-device", "iPhone 8", "--test-ios", "17.5"]
    let layout = try app.snug(["layout", "project.yml", "--device", "iPhone SE"] + device)
    #expect(layout.errors == "FormTests: 1 test shows 1 screen\n")
    #expect(
      layout.output.contains("  OldPhone.testForm  iPhone SE, L\n        0        0      320      568  the screen\n"))
    #expect(layout.status == 0)
    let page = app.caches.path("page")
    _ = try app.snug(["audit", "project.yml", "--report", "html=\(page)"] + device)
    let text = try String(contentsOfFile: "\(page)/index.html", encoding: .utf8)
    #expect(
      text.contains(
        "OldPhone.testForm: elsewhere it could not be laid out (trap: OldPhone.swift:8: There are references of another "
          + "device only.), so its test ran on the device that tests expect (--test-device)"))
  }

  @Test func whatCannotBeDoneIsSaid() throws {
    let app = try checkout(["FormTests/FormSuite.swift": Self.functions])
    func errors(_ arguments: String...) throws -> String {
      let run = try app.snug(["layout", "project.yml", "--tests"] + arguments)
      #expect(run.status == 2)
      return run.errors
    }
    #expect(
      try errors("--test-target", "Nobody")
        == "project.yml: error: there is no target Nobody; there are Form, FormTests\n")
    #expect(
      try errors("--test-target", "Form")
        == "project.yml: error: the target Form has no unit tests for iOS: it is no test bundle\n")
    #expect(try errors("--test-filter", "Nobody") == "project.yml: error: no test has such a name\n")
  }

  @Test func anAppWithoutTestsSaysSo() throws {
    let project = TestsOfProjectTests.project.split(separator: "\n").prefix(4).joined(separator: "\n") + "\n"
    let run = try checkout(["project.yml": project]).snug("audit", "project.yml", "--tests")
    #expect(run.errors == "project.yml: error: no target has unit tests of Form in Swift\n")
    #expect(run.status == 2)
  }
}
