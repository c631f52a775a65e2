import Foundation
import Testing

@testable import SourceRewriting

/// Optional methods of protocols that only subclasses of the class with the protocol have.
@Suite struct OptionalMethodTests {
  private let height = "func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat"

  @Test func theClassGetsTheMethodThatItsSubclassHas() {
    let text = rewrite(
      "class A: UIViewController, UITableViewDelegate {\n}\nclass B: A {\n  \(height) { 44 }\n}"
    ).text
    #expect(text.contains("UITableViewDelegate {\n \(height) { tableView.rowHeight }; "))
    #expect(text.contains("  override \(height) { 44 }"))
  }

  /// The class can have the protocol, and the subclass the method, in an extension. The method then moves into the class.
  @Test func extensionsCount() {
    let text = rewrite(
      "public class A: UIViewController {\n}\nextension A: UITableViewDelegate {}\nclass B: A {\n}\n"
        + "extension B {\n  \(height) { 44 }\n}"
    ).text
    #expect(text.contains("UIViewController {\n public \(height) { tableView.rowHeight }; "))
    #expect(text.contains("override \(height) { 44 }\n"))
    #expect(text.contains("extension B {\n  \n}"))
  }

  @Test func methodsOfInheritedProtocolsCount() {
    let text = rewrite(
      "class A: UIViewController, UITableViewDelegate {\n}\nclass B: A {}\nclass C: B {\n"
        + "  func scrollViewDidScroll(_ scrollView: UIScrollView) {}\n}"
    ).text
    #expect(text.contains(" func scrollViewDidScroll(_ scrollView: UIScrollView) {}; "))
    #expect(text.contains("  override func scrollViewDidScroll("))
  }

  /// Nested classes can have equal names.
  @Test func aNameMeansTheInnermostClass() {
    let text = rewrite(
      "class View: UIView {\n}\nextension Page {\n  class View: UIView, UIScrollViewDelegate {\n  }\n  class Tall: View {\n"
        + "    func scrollViewDidScroll(_ scrollView: UIScrollView) {}\n  }\n}"
    ).text
    #expect(text.contains("UIScrollViewDelegate {\n   func scrollViewDidScroll("))
    #expect(text.contains("    override func scrollViewDidScroll("))
  }

  @Test(arguments: [
    // The class has the method itself, or its superclass does.
    "class A: UIView, UIScrollViewDelegate {\n  METHOD {}\n}\nclass B: A {\n  override METHOD {}\n}",
    "class Z: UIView {\n  METHOD {}\n}\nclass A: Z, UIScrollViewDelegate {\n}\nclass B: A {\n  override METHOD {}\n}",
    // Another protocol.
    "class A: UIView, UITextFieldDelegate {\n}\nclass B: A {\n  METHOD {}\n}",
    // Objective-C would not find it either.
    "class A: UIView, UIScrollViewDelegate {\n}\nclass B: A {\n  private METHOD {}\n}",
    // No subclass.
    "class A: UIView, UIScrollViewDelegate {\n}\nclass B: UIView {\n  METHOD {}\n}",
  ])
  func otherwiseNothingChanges(_ code: String) {
    let method = "func scrollViewDidScroll(_ scrollView: UIScrollView)"
    let source = code.replacing("METHOD", with: method)
    let text = rewrite(source).text
    #expect(text.components(separatedBy: method).count == source.components(separatedBy: method).count)
    #expect(
      text.components(separatedBy: "override func").count == source.components(separatedBy: "override func").count)
  }

  @Test func requirementsAreReadFromTheTable() {
    let requirements = OptionalRequirements(
      methods: "    Table: func select(_ row: Int) {}\n    Row: func title(of row: Int) -> String? { nil }\n",
      inheritance: "    Table: Row, Other")
    #expect(
      requirements.methods(ofProtocols: ["Table"]) == [
        "select(_:)": "func select(_ row: Int) {}", "title(of:)": "func title(of row: Int) -> String? { nil }",
      ])
    #expect(requirements.methods(ofProtocols: ["Row"]).count == 1)
    #expect(requirements.methods(ofProtocols: ["UIView"]).isEmpty)
  }
}
