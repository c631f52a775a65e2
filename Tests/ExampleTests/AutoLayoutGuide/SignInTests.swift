import SnugTesting
import Testing
import UIKit

@testable import AutoLayoutGuide

/// The guide's form: of two constraints that exclude each other, the one with the higher priority is met.
struct SignInTests {
  /// The title's image, and the view that contains it.
  private func header(of form: SignInViewController) throws -> (image: UIView, view: UIView) {
    let image = try #require(Screens.views(UIImageView.self, in: form.view).first { $0.superview is UIButton == false })
    return (image, try #require(image.superview))
  }

  @Test func theTitleIsFarDownAtFirst() throws {
    let (window, form) = ExampleApp.autoLayoutGuide.show { SignInViewController() }
    let header = try header(of: form)
    #expect(header.view.frame.minY == 287)
    // The height of 50 has priority 950, and loses against the required height of the view around it.
    #expect(header.image.bounds.size == CGSize(width: 112, height: 112))
    withExtendedLifetime(window) {}
  }

  @Test func aTapIntoAFieldTakesTheTitleUpAndTheButtonDownAgain() throws {
    let form = SignInViewController()
    let screen = TestScreen(of: ExampleApp.autoLayoutGuide.tested) { form }
    let header = try header(of: form)
    let first = header.view.frame.minY
    screen.tap("Type your email here")
    #expect(header.view.frame.minY < first)
    #expect(header.image.bounds.size == CGSize(width: 50, height: 50))
    screen.tap("Sign In")
    #expect(header.view.frame.minY == first)
  }

  @Test func theReturnKeyLeadsThroughTheForm() {
    let form = SignInViewController()
    let screen = TestScreen(of: ExampleApp.autoLayoutGuide.tested) { form }
    screen.type("rex@example.org\n", into: "Type your email here")
    #expect(form.passwordField.isEditing)
    screen.type("bone\n")
    #expect(form.emailField.text == "rex@example.org")
    #expect(form.passwordField.text == "bone")
    #expect(!form.passwordField.isEditing)
  }

  @Test func anImageThatMustBeHigherThanItsHeaderIsFound() throws {
    let audit = try ExampleApp.autoLayoutGuide.audit(
      "SignIn.xib", replacing: "priority=\"950\" constant=\"50\"", with: "constant=\"300\"")
    #expect(audit.contains("unsatisfiable-constraints"))
  }
}
