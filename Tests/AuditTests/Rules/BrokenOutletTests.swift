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

  func outcomes(
    _ subview: String, connections: String = "", owner: String = "SignInViewController", code: AppCode
  ) throws -> [String?] {
    let document = try Fixture.xib(
      subview, constraints: [Fixture.pin("name", "top", "safe", "top")], connections: connections, owner: owner)
    return Auditor(rules: [BrokenOutlet()]).audit(document, code: code).screens.flatMap(\.findings).map(\.reason)
  }

  private static let source = Array(
    """
    class Card: UIView { static func load() { UINib(nibName: "Card", bundle: nil).instantiate(withOwner: OWNER) } }
    class Plate: UIView {}
    class SignInViewController: UIViewController {}
    """.utf8)

  private func code(owner: String = "self", wordsOfLoaders: [Set<String>] = []) -> AppCode {
    let source = String(decoding: Self.source, as: UTF8.self).replacing("OWNER", with: owner)
    return AppCode(types: CodeType.types(in: Array(source.utf8)), wordsOfLoaders: wordsOfLoaders)
  }

  /// Nobody can tap a button that is hidden.
  @Test(arguments: [("hidden=\"YES\"", String?.some("the control is hidden")), ("", nil)] as [(String, String?)])
  func anActionOfAHiddenControl(attributes: String, reason: String?) throws {
    let button = Fixture.view(
      "name", attributes, element: "button", content: "<connections>\(action("gone:"))</connections>")
    #expect(try outcomes(button, code: code()) == [reason])
  }

  /// Code of another class may load a controller's xib; code that names the class loads it for that class.
  @Test(
    arguments: [
      ([Set<String>](), String?.none), ([["SignInViewController", "present"]], nil),
      ([["OtherController"]], "code of another class loads the document"),
    ] as [([Set<String>], String?)])
  func whoLoadsTheXibOfAController(loaders: [Set<String>], reason: String?) throws {
    #expect(
      try outcomes(
        Fixture.label("name", "Name"), connections: outlet("gone"), code: code(wordsOfLoaders: loaders)) == [reason])
  }

  /// A view has an owner only if code gives it one.
  @Test(
    arguments: [
      ("Card", "self", String?.none), ("Card", "nil", "code loads the document without an owner"),
      ("Plate", "self", "no code of Plate loads the document"),
    ] as [(String, String, String?)])
  func whoOwnsTheXibOfAView(owner: String, given: String, reason: String?) throws {
    #expect(
      try outcomes(
        Fixture.label("name", "Name"), connections: outlet("gone"), owner: owner, code: code(owner: given)) == [reason])
  }

  /// A bar item has one target and one action, and a segue takes them.
  @Test(arguments: [(true, 0), (false, 1)]) func anActionBesideASegueOfABarItem(hasSegue: Bool, count: Int) throws {
    let segue = "<segue destination=\"other\" kind=\"show\" id=\"segue\"/>"
    let item = """
      <navigationItem key="navigationItem" id="bar"><barButtonItem key="rightBarButtonItem" title="Next" id="item">\
      <connections><action selector="gone:" destination="controller" id="a"/>\(hasSegue ? segue : "")</connections>\
      </barButtonItem></navigationItem>
      """
    let document = try Fixture.storyboard(
      Fixture.label("name", "Name"), constraints: [Fixture.pin("name", "top", "safe", "top")],
      controller: "SignInViewController", attributes: item)
    let findings = Auditor(rules: [BrokenOutlet()]).audit(document, code: code()).screens.flatMap(\.findings)
    #expect(findings.count == count)
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
