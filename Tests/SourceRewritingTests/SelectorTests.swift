import Testing

@testable import SourceRewriting

/// Selectors get the names that Swift gives them for Objective-C.
@Suite struct SelectorTests {
  @Test(arguments: [
    ("save", [], "save"), ("save", ["_"], "save:"), ("save", ["sender"], "saveWithSender:"),
    ("save", ["to"], "saveTo:"),
    ("save", ["forKey"], "saveForKey:"), ("moveTo", ["place"], "moveToPlace:"), ("move", ["_", "to"], "move:to:"),
    ("tableView", ["_", "_"], "tableView::"), ("changed", ["_", "event"], "changed:event:"),
  ])
  func labelsBecomePartsOfTheName(_ base: String, _ labels: [String], _ selector: String) {
    #expect(SelectorName.selector(base, labels: labels) == selector)
  }

  private static let form = """
    class Form: UIViewController {
      @objc func save(_ sender: Any) {}
      @objc func move(to place: Int) {}
      @objc(stop:) func halt(_ sender: Any) {}
      @objc var name = ""
      func list() -> [Selector] { [EXPRESSION] }
    }
    class Other: UIViewController {
      @objc func go() {}
      @objc func save() {}
    }
    """

  @Test(arguments: [
    ("#selector(save)", "save:"), ("#selector(save(_:))", "save:"), ("#selector(self.save(_:))", "save:"),
    ("#selector(Form.move(to:))", "moveTo:"), ("#selector(move)", "moveTo:"), ("#selector(halt(_:))", "stop:"),
    ("#selector(Other.go)", "go"), ("#selector(Other.save)", "save"), ("#selector(getter: name)", "name"),
    ("#selector(setter: Form.name)", "setName:"), ("#selector(UIView.endEditing(_:))", "endEditing:"),
    ("#selector(UIView.endEditing)", "endEditing:"), ("#selector(save as (Form) -> (Any) -> ())", "save:"),
  ])
  func expressionsFindTheirMethod(_ expression: String, _ selector: String) {
    let text = Self.form.replacing("EXPRESSION", with: expression)
    #expect(lines(of: text)[5] == "  func list() -> [Selector] { [Selector(\"\(selector)\")] }")
    #expect(rewrite(text).problems.isEmpty)
  }

  @Test func methodsOfOneNameNeedTheirLabels() {
    let text = "class A: B {\n  @objc func f() {}\n  @objc func f(_ a: Int) {}\n  let s = #selector(f)\n}"
    #expect(
      rewrite(text).problems == [
        "/app/App.swift:4:11: error: several methods are called f; write its argument labels: #selector(f(_:))"
      ])
  }

  @Test func methodsOfOtherFilesAreFound() {
    let files = [
      SourceFile(path: "/app/A.swift", relativePath: "A.swift", text: "let s = #selector(Form.save)"),
      SourceFile(
        path: "/app/B.swift", relativePath: "B.swift", text: "class Form: B {\n  @IBAction func save(_ s: Any) {}\n}"),
    ]
    #expect(
      TargetRewriter(module: "App", folder: "/app").rewrite(files).files[0].hasSuffix("let s = Selector(\"save:\")"))
  }
}
