import Foundation
import InterfaceBuilder
import Testing

@testable import Audit

/// Fields that the keyboard covers: on all sizes of iPhones, with and without code that moves them.
struct FieldUnderKeyboardTests {
  private func findings(
    atBottom: Bool = true, code: String = "class FormViewController: UIViewController {}",
    controller: String? = "FormViewController", guide: String = "", hasLibrary: Bool = false
  ) throws -> [Finding] {
    let document = try Fixture.storyboard(
      Fixture.view("field", "borderStyle=\"roundedRect\"", element: "textField"),
      constraints: [
        Fixture.pin("field", "leading", "safe", "leading", 20),
        Fixture.pin("safe", "trailing", "field", "trailing", 20),
        atBottom
          ? Fixture.pin("safe", "bottom", "field", "bottom", 20) : Fixture.pin("field", "top", "safe", "top", 20),
      ], ground: Fixture.ground + guide, controller: controller)
    let code = AppCode(types: CodeType.types(in: Array(code.utf8)), hasKeyboardLibrary: hasLibrary)
    return Auditor(rules: [FieldUnderKeyboard()]).audit(document, code: code).screens.flatMap(\.findings)
  }

  /// A xib whose File's Owner is of a class.
  private func findings(
    inXibOf owner: String, _ code: String, outlet: String = "view", loaders: [Set<String>] = [], height: Int = 852
  ) throws -> [Finding] {
    let text = Fixture.xibText(
      Fixture.view("field", "borderStyle=\"roundedRect\"", element: "textField"),
      constraints: [
        Fixture.pin("field", "leading", "safe", "leading", 20),
        Fixture.pin("safe", "trailing", "field", "trailing", 20),
        Fixture.pin("safe", "bottom", "field", "bottom", 20),
      ], connections: "<outlet property=\"\(outlet)\" destination=\"root\" id=\"outlet\"/>", owner: owner
    ).replacing("height=\"852\"", with: "height=\"\(height)\"")
    let document = try InterfaceDocument(data: Data(text.utf8), path: "Form.xib")
    let code = AppCode(types: CodeType.types(in: Array(code.utf8)), wordsOfLoaders: loaders)
    return Auditor(rules: [FieldUnderKeyboard()]).audit(document, code: code).screens.flatMap(\.findings)
  }

  @Test func aXibThatAControllerLoadsIsJudged() throws {
    let form = "class Form: UIViewController {}"
    #expect(try findings(inXibOf: "Form", form).map(\.outcome) == [.violation])
    #expect(try findings(inXibOf: "Form", "class Form: UIViewController { func keyboardWillShow() {} }") == [])
    #expect(try findings(inXibOf: "Form", "") == [])
    #expect(
      try findings(inXibOf: "Form", form, loaders: [["Flow", "push"]]).map(\.reason)
        == ["code of another class loads the document"])
  }

  /// A view that is lower than the screen may stand anywhere, and a class of views may load one for a part of the screen.
  @Test func aPartOfAScreenIsNotJudged() throws {
    let form = "class Form: UIViewController {}"
    #expect(try findings(inXibOf: "Form", form, height: 300) == [])
    #expect(try findings(inXibOf: "Form", form, outlet: "card") == [])
    #expect(try findings(inXibOf: "Form", "class Form: UIView {}") == [])
  }

  @Test func aFieldAtTheLowerEdgeIsAViolation() throws {
    let findings = try findings()
    #expect(findings.map(\.outcome) == [.violation])
    #expect(findings.map(\.message) == ["The keyboard covers it while people type."])
    #expect(findings.map(\.extent) == ["in portrait"])
  }

  @Test func aFieldAtTheTopIsFine() throws {
    #expect(try findings(atBottom: false) == [])
  }

  /// A screen without a class has no code that could move anything.
  @Test func aScreenWithoutAClassIsJudged() throws {
    #expect(try findings(controller: nil).count == 1)
  }

  @Test(arguments: [
    "class FormViewController: UIViewController { func keyboardWillShow(_ note: Notification) {} }",
    "class FormViewController: UIViewController { func viewDidLoad() { view.keyboardLayoutGuide.topAnchor } }",
    "class FormViewController: Base {}; class Base: UIViewController { func observeKeyboard() {} }",
    "class FormViewController: ClassOfALibrary {}", "",
  ])
  func codeThatMayMoveTheField(code: String) throws {
    #expect(try findings(code: code) == [])
  }

  @Test func aLibraryOrAKeyboardLayoutGuideMovesTheField() throws {
    #expect(try findings(hasLibrary: true) == [])
    #expect(try findings(guide: "<viewLayoutGuide key=\"keyboard\" id=\"guide\"/>") == [])
  }
}
