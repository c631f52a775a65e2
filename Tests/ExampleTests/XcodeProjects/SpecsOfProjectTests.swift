import Foundation
import TestSupport
import Testing

/// Tests in the style of Quick and Nimble run, with their snapshots.
@Suite(.enabled(if: AppCheckout.isPossible, "the library SnugSDK is not built"))
struct SpecsOfProjectTests {
  private static let spec = """
    import Nimble
    import Nimble_Snapshots
    import Quick
    import UIKit
    @testable import Form

    final class FormSpec: QuickSpec {
      override class func spec() {
        describe("the form") {
          var form: FormController!

          beforeEach {
            form = FormController(title: "Sign up")
            form.loadViewIfNeeded()
          }
          it("shows its title") { expect(form.heading.text).to(equal("Sign up")) }
          it("fails") {
            expect(form.heading.text).to(equal("Sign in"))
            expect(form.view.subviews.count) == 3
          }
          context("when it was sent") {
            beforeEach { form.send() }
            it("has an answer later") {
              expect(form.answer).to(beEmpty())
              expect(form.answer).toEventually(equal("sent"), timeout: .seconds(500))
            }
          }
          it("looks right") {
            expect(form).to(haveValidSnapshot(named: "first"))
            expect(form) == snapshot("first")
            expect(form.view).to(haveValidDeviceAgnosticSnapshot())
          }
          xit("is not done") { fail() }
          itBehavesLike("a screen") { ["screen": form as Any] }
        }
      }
    }

    final class OldSpec: QuickSpec {
      override func spec() {
        it("calls back") {
          waitUntil { done in DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { done() } }
        }
        it("throws") { expect { try JSONSerialization.jsonObject(with: Data()) }.to(throwError()) }
      }
    }

    final class CutSpec: QuickSpec {
      override class func spec() {
        it("is fine") { expect(1) == 1 }
        it("is cut") { expect(FormController(title: "").map.tiles) == 1 }
      }
    }

    final class Settings: QuickConfiguration {
      override class func configure(_ configuration: QCKConfiguration) {
        sharedExamples("a screen") { (context: @escaping SharedExampleContext) in
          it("is a controller") { expect(context()["screen"] as? UIViewController).toNot(beNil()) }
        }
      }
    }

    """

  @Test func examplesRunAndFailReadably() throws {
    let app = try AppCheckout([
      "project.yml": TestsOfProjectTests.project, "Form/Form.swift": TestsOfProjectTests.app,
      "FormTests/FormSpec.swift": Self.spec,
    ])
    let first = try app.snug("test", "project.yml", "--record", "all", "--jobs", "1")
    let lines = first.output.split(separator: "\n").map(String.init)
    #expect(
      lines == [
        "passed   FormSpec/the form, shows its title",
        "failed   FormSpec/the form, fails",
        "         FormTests/FormSpec.swift:18: expected to equal <Sign in>, got <Sign up>",
        "         FormTests/FormSpec.swift:19: expected to equal <3>, got <1>",
        "passed   FormSpec/the form, when it was sent, has an answer later",
        "passed   FormSpec/the form, looks right",
        "recorded FormTests/__SnugSnapshots__/FormSpec/the-form-looks-right.first.png",
        "recorded FormTests/__SnugSnapshots__/FormSpec/the-form-looks-right.first.png",
        "recorded FormTests/__SnugSnapshots__/FormSpec/the-form-looks-right.1.png",
        "skipped  FormSpec/the form, is not done: pending",
        "passed   FormSpec/the form, a screen, is a controller",
        "passed   OldSpec/calls back",
        "passed   OldSpec/throws",
        "not run  CutSpec/spec: FormTests/FormSpec.swift:51: value of type 'FormController' has no member 'map'",
        "9 tests: 6 passed, 1 failed, 1 skipped, 1 did not run; 3 snapshots were recorded.",
      ])
    #expect(first.status == 2)
    let second = try app.snug("test", "project.yml", "--record", "never", "--filter", "the form, looks right")
    #expect(second.output == "passed   FormSpec/the form, looks right\n\n1 test: 1 passed.\n")
    let layout = try app.snug("layout", "project.yml", "--tests", "--test-filter", "looks right")
    #expect(layout.output.contains("FormSpec.the form, looks right.first  iPhone 16, L\n"))
  }
}
