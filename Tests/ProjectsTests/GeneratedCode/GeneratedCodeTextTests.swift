import Foundation
import Testing

@testable import Projects

/// Texts of a checkout become parts of Swift code.
struct GeneratedCodeTextTests {
  @Test(arguments: [
    ("logo", #""logo""#), ("a\"; exit(1) //", #""a\"; exit(1) //""#), ("\\(exit(1))", #""\\(exit(1))""#),
    ("a\nb\r\u{0}", #""a\u{A}b\u{D}\u{0}""#), ("Größe 图", #""Größe 图""#), ("\u{202E}\u{2028}", #""\u{202E}\u{2028}""#),
    ("", #""""#),
  ])
  func noTextEndsALiteral(_ text: String, literal: String) { #expect(SwiftText.literal(text) == literal) }

  @Test(arguments: ["a", "_a", "Größe", "图1", "class"])
  func lettersAndDigitsAreIdentifiers(_ text: String) { #expect(SwiftText.isIdentifier(text)) }

  @Test(arguments: ["", "_", "1a", "a b", "a-b", "a;b", "a\n", "`a`", "a.b", "a\u{202E}", "😀", "a²"])
  func anythingElseIsNone(_ text: String) { #expect(!SwiftText.isIdentifier(text)) }

  @Test func aLongTextIsNoIdentifier() {
    #expect(!SwiftText.isIdentifier(String(repeating: "a", count: 2000)))
  }

  @Test(arguments: [
    ("Model", "Model"), ("My Model-2", "My_Model_2"), ("3D", "_3D"), ("a{}\nb", "a___b"), ("!?", nil), ("", nil),
  ])
  func otherCharactersBecomeUnderscores(_ text: String, identifier: String?) {
    #expect(SwiftText.identifier(text) == identifier)
  }

  @Test func keywordsStandInBackticks() {
    #expect(["default", "Type", "self", "logo"].map(SwiftText.name) == ["`default`", "`Type`", "`self`", "logo"])
  }

  @Test(arguments: [
    ("Item", "Item"), ("Core.Item", "Core.Item"), ("[Int64]", "[Int64]"), ("[ String : Int? ]?", "[String: Int?]?"),
    ("Set<A,B<C>>", "Set<A, B<C>>"), ("Core.Type", "Core.`Type`"),
  ])
  func typesAreNames(_ written: String, type: String) { #expect(SwiftTypeName(written)?.text == type) }

  @Test(arguments: [
    "", "[", "[]", "A,", "A, y: B", "A { get }", "A\n", "A.", ".A", "A<>", "A<B", "(A) -> B", "A=B", "A//",
    String(repeating: "[", count: 100_000),
  ])
  func anythingElseIsNoType(_ written: String) { #expect(SwiftTypeName(written) == nil) }

  @Test func xmlIsATree() throws {
    let text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?><model a=\"&lt;1\"><b/>text<c><d e=\"2\"/></c></model>"
    let tree = try #require(XMLTreeParser.tree(of: Data(text.utf8)))
    #expect(tree.name == "model")
    #expect(tree["a"] == "<1")
    #expect(tree.children.map(\.name) == ["b", "c"])
    #expect(tree.children("c").first?.children("d").first?["e"] == "2")
  }

  @Test(arguments: [
    "", "model", "<model>", "<model></other>", "<!DOCTYPE model [<!ENTITY a \"b\">]><model a=\"&a;\"/>",
    "<model a=\"&a;\"/>", String(repeating: "<a>", count: 40) + String(repeating: "</a>", count: 40),
    "<model>" + String(repeating: "<a/>", count: 200_000) + "</model>",
  ])
  func otherTextsAreNoTree(_ text: String) { #expect(XMLTreeParser.tree(of: Data(text.utf8)) == nil) }

  @Test func aDocumentInAnotherEncodingIsNoTree() throws {
    let text = "<?xml version=\"1.0\" encoding=\"UTF-16\"?><!DOCTYPE model><model/>"
    #expect(XMLTreeParser.tree(of: try #require(text.data(using: .utf16))) == nil)
    #expect(XMLTreeParser.tree(of: Data([0x3C, 0x61, 0xFF, 0x2F, 0x3E])) == nil)
  }
}
