import Testing
import UIKit

@testable import AutoLayoutGuide

/// The guide's form: of two constraints that exclude each other, the one of the higher priority is met.
struct SignInTests {
  /// The title's image, and the view that it stands in.
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

  @Test func typingTakesTheTitleUp() throws {
    let (window, form) = ExampleApp.autoLayoutGuide.show { SignInViewController() }
    let header = try header(of: form)
    form.emailField.becomeFirstResponder()
    window.layoutIfNeeded()
    #expect(header.view.frame.minY == 160)
    #expect(header.image.bounds.size == CGSize(width: 50, height: 50))
  }

  @Test func theLastFieldTakesItDownAgain() throws {
    let (window, form) = ExampleApp.autoLayoutGuide.show { SignInViewController() }
    let header = try header(of: form)
    form.emailField.becomeFirstResponder()
    _ = form.textFieldShouldReturn(form.emailField)
    window.layoutIfNeeded()
    #expect(form.passwordField.isFirstResponder)
    #expect(header.view.frame.minY == 160)
    _ = form.textFieldShouldReturn(form.passwordField)
    window.layoutIfNeeded()
    #expect(!form.passwordField.isFirstResponder)
    #expect(header.view.frame.minY == 287)
  }

  @Test func anImageThatMustBeHigherThanItsHeaderIsFound() throws {
    let audit = try ExampleApp.autoLayoutGuide.audit(
      "SignIn.xib", replacing: "priority=\"950\" constant=\"50\"", with: "constant=\"300\"")
    #expect(audit.contains("unsatisfiable-constraints"))
  }
}
