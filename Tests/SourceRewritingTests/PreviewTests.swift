import Testing

/// `#Preview` becomes a function that returns a screen.
@Suite struct PreviewTests {
  @Test func aPreviewIsRegisteredWithItsLine() {
    let result = rewrite(
      """
      import UIKit

      #Preview("Form", traits: .landscapeLeft, .sizeThatFitsLayout) {
        Form()
      }
      """)
    #expect(result.problems == [])
    #expect(
      result.text.contains(
        "CodeScreen(name: \"Form\", file: \"/app/App.swift\", line: 3, traits: [.landscapeLeft, .sizeThatFitsLayout]) {"
      ))
    #expect(result.text.contains("table.add(snugPreview_App_"))
    #expect(lines(of: "let a = 1\n#Preview {\n  Form()\n}\nlet b = 2").last == "let b = 2")
  }

  @Test func previewsWithoutANameHaveThatOfTheFile() {
    let text = rewrite("#Preview {\n  Form()\n}\n#Preview {\n  Form()\n}\n#Preview(\"App\") { Form() }").text
    for name in ["App", "App 2", "App 3"] { #expect(text.contains("CodeScreen(name: \"\(name)\",")) }
  }

  @Test func aPreviewOfSwiftUIIsNoScreen() {
    let body = "#Preview {\n  @State var a = 1\n  Form()\n}\nlet b = 2"
    let result = rewrite("import SwiftUI\n\(body)")
    #expect(!result.text.contains("CodeScreen"))
    #expect(result.text.contains(/\nprivate func snugPreview_\w+\(\) {\n\n\n}\nlet b = 2/))
    #expect(rewrite("import SwiftUI\nimport UIKit\n\(body)").text.contains("CodeScreen"))
    // The content of this one is left out, because it does not compile as one of UIKit.
    let empty = "#Preview {\n  @State var a = 1\n}"
    #expect(!rewrite("import SwiftUI\nimport UIKit\n\(empty)").text.contains("CodeScreen"))
    #expect(rewrite("import UIKit\n\(empty)").text.contains("CodeScreen"))
  }

  @Test func anAttributeStaysBeforeThePreview() {
    let result = rewrite("@available(iOS 17.0, *)\n#Preview(\"Form\") { Form() }")
    #expect(result.problems == [])
    #expect(result.text.contains("@available(iOS 17.0, *)\n@MainActor private func snugPreview_App_"))
  }

  @Test func whatAPreviewContainsIsRewritten() {
    let text = rewrite(
      "class A { @objc func tap() {} }\n#Preview {\n  let a = A()\n  a.run(#selector(A.tap))\n  return a\n}"
    ).text
    #expect(text.contains("a.run(Selector(\"tap\"))"))
  }

  /// A preview that is compiled in one configuration only is registered in that configuration only.
  @Test func conditionsAreKept() {
    let text = rewrite(
      """
      #if DEBUG && os(iOS)
      #Preview("Debug") { Form() }
      #elseif os(macOS)
      #Preview("Mac") { Form() }
      #else
      #Preview("Other") { Form() }
      #endif
      """
    ).text
    let registrations = text.split(separator: "@MainActor func snugRegister").last.map(String.init) ?? ""
    let expected = ["#if (DEBUG && true)\n  table.add(", "#if !((DEBUG && true)) && !((false))\n  table.add("]
    for part in expected { #expect(registrations.contains(part), "\(registrations)") }
    #expect(!registrations.contains("Mac"))
  }
}
