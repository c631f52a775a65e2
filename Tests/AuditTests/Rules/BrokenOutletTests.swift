import Foundation
import InterfaceBuilder
import Testing

@testable import Audit

struct BrokenOutletTests {
  let code = AppCode(
    types: CodeType.types(
      in: Array(
        """
        class SignInViewController: BaseViewController {
          @IBOutlet private weak var titleLabel: UILabel!
          @IBAction func signIn(_ sender: Any) {}
          @IBAction func close(button: UIButton) {}
        }
        class BaseViewController: UIViewController { @IBOutlet var hint: UILabel! }
        class Stranger: ClassOfALibrary {}
        """.utf8)))

  func messages(_ connection: String, owner: String = "SignInViewController") throws -> [String] {
    let document = try Fixture.xib(
      Fixture.label("name", "Name"),
      constraints: [Fixture.pin("name", "top", "safe", "top")], connections: connection, owner: owner)
    let report = Auditor(rules: [BrokenOutlet()]).audit(document, code: code)
    let findings = report.screens.flatMap(\.findings)
    #expect(findings.allSatisfy { $0.outcome == .violation && $0.impact == .critical })
    return findings.map(\.message) + findings.flatMap(\.because)
  }

  func outlet(_ property: String, _ destination: String = "name") -> String {
    "<outlet property=\"\(property)\" destination=\"\(destination)\" id=\"o\"/>"
  }

  func action(_ selector: String) -> String {
    "<action selector=\"\(selector)\" destination=\"-1\" id=\"a\"/>"
  }

  @Test func aPropertyThatNoSourceHasIsAViolation() throws {
    #expect(
      try messages(outlet("nameLabel")) == [
        "The outlet “nameLabel” leads nowhere.",
        "line 6: the sources of SignInViewController and its superclasses do not have the word “nameLabel”",
      ])
  }

  @Test(arguments: ["titleLabel", "TitleLabel", "hint", "view", "delegate"]) func propertiesThatAreThereAreFine(
    name: String
  ) throws {
    #expect(try messages(outlet(name)) == [])
  }

  @Test func anObjectThatIsNotThereIsAViolation() throws {
    #expect(
      try messages(outlet("titleLabel", "gone"), owner: "Unknown") == [
        "The outlet “titleLabel” leads nowhere.", "line 6: the document has no object gone",
      ])
  }

  @Test func aMethodThatNoSourceHasIsAViolation() throws {
    #expect(try messages(action("signUp:")).first == "The action “signUp:” leads nowhere.")
  }

  /// Swift's `close(button:)` is `closeWithButton:` to UIKit.
  @Test(arguments: ["signIn:", "closeWithButton:", "resignFirstResponder"])
  func methodsThatAreThereAreFine(selector: String) throws {
    #expect(try messages(action(selector)) == [])
  }

  @Test func aScreenWithoutAnyOfItsOutletsMayBeOutOfUse() throws {
    let document = try Fixture.xib(
      Fixture.label("name", "Name"), constraints: [Fixture.pin("name", "top", "safe", "top")],
      connections: outlet("a") + outlet("b") + outlet("c"), owner: "SignInViewController")
    let findings = Auditor(rules: [BrokenOutlet()]).audit(document, code: code).screens.flatMap(\.findings)
    #expect(findings.map(\.outcome) == [.needsReview])
    #expect(findings.map(\.message) == ["The outlet “a” and 2 more lead nowhere."])
  }

  /// A superclass that is not known may have any property.
  @Test(arguments: ["Unknown", "Stranger"]) func classesThatAreNotKnownAreNotJudged(owner: String) throws {
    #expect(try messages(outlet("nameLabel"), owner: owner) == [])
  }

  /// A recognizer that no view has never fires.
  @Test(arguments: [true, false]) func aRecognizerCounts(isUsed: Bool) throws {
    let use =
      "<connections><outletCollection property=\"gestureRecognizers\" destination=\"tap\" id=\"u\"/></connections>"
    let text = Fixture.xibText(
      Fixture.view("box", content: isUsed ? use : ""), constraints: [Fixture.pin("box", "top", "safe", "top")],
      owner: "SignInViewController"
    )
    .replacingOccurrences(
      of: "</objects>",
      with:
        "<tapGestureRecognizer id=\"tap\"><connections>\(action("play"))</connections></tapGestureRecognizer></objects>"
    )
    let document = try InterfaceDocument(data: Data(text.utf8), path: "Fixture.xib")
    let report = Auditor(rules: [BrokenOutlet()]).audit(document, code: code)
    #expect(report.screens.flatMap(\.findings).count == (isUsed ? 1 : 0))
  }

  /// A storyboard drops connections to other scenes. A button that was copied from there still works if it has an
  /// action that works.
  @Test(arguments: [(true, Outcome.needsReview), (false, .violation)])
  func anActionToAnotherSceneIsLeftOver(hasOwnAction: Bool, outcome: Outcome) throws {
    let own = "<action selector=\"signIn:\" destination=\"controller\" id=\"own\"/>"
    let button = Fixture.view(
      "button", "buttonType=\"system\"", element: "button",
      content: """
        <state key="normal" title="Sign in"/><connections>\(hasOwnAction ? own : "")\
        <action selector="play:" destination="other" id="copied"/></connections>
        """)
    let other = """
      <scene sceneID="otherScene"><objects><viewController id="other" customClass="SignInViewController">\
      <view key="view" id="otherRoot"/></viewController></objects></scene></scenes>
      """
    let text = Fixture.storyboardText(
      button, constraints: [Fixture.pin("button", "top", "safe", "top")], controller: "SignInViewController"
    ).replacingOccurrences(of: "</scenes>", with: other)
    let document = try InterfaceDocument(data: Data(text.utf8), path: "Fixture.storyboard")
    let report = Auditor(rules: [BrokenOutlet()]).audit(document, code: code)
    #expect(report.screens[0].findings.map(\.outcome) == [outcome])
  }
}
