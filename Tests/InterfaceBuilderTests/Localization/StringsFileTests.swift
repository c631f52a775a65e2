import Foundation
import Testing

@testable import InterfaceBuilder

/// Strings files.
@Suite struct StringsFileTests {
  func parse(_ text: String) throws -> [String: String] { try StringsFile.parse(Data(text.utf8)) }

  @Test func textsByKeyWithCommentsAroundThem() throws {
    let texts = try parse(
      """
      /* Class = "UILabel"; text = "Name"; ObjectID = "abc-de-fgh"; */
      "abc-de-fgh.text" = "Nombre";

      // by hand
      "abc-de-fgi.title"="Guardar" ;
      """)
    #expect(texts == ["abc-de-fgh.text": "Nombre", "abc-de-fgi.title": "Guardar"])
  }

  /// Escapes.
  @Test func escapes() throws {
    #expect(try parse(#""a" = "one\ntwo\t\"three\" \\ \U00E9";"#) == ["a": "one\ntwo\t\"three\" \\ é"])
    #expect(try parse(#""a" = "\UD83D\UDE00";"#) == ["a": "😀"])
  }

  @Test func keysWithoutQuotationMarksAndAKeyThatStandsForItself() throws {
    #expect(try parse("abc.text = Hola; \"Same\";") == ["abc.text": "Hola", "Same": "Same"])
  }

  @Test func utf16WithAByteOrderMarkAsXcodeWroteIt() throws {
    let data = try #require("\"a\" = \"é\";".data(using: .utf16))
    #expect(try StringsFile.parse(data) == ["a": "é"])
  }

  @Test func aPropertyList() throws {
    let data = try PropertyListSerialization.data(fromPropertyList: ["a": "b"], format: .binary, options: 0)
    #expect(try StringsFile.parse(data) == ["a": "b"])
  }

  @Test(arguments: [
    ("\n\"a\" = \"b\"", 2, "expected “;” after the text of a"),
    ("\"a\" = ;", 1, "expected a text in quotation marks"),
    ("\n\n\"a", 3, "the text has no closing quotation mark"),
    ("/* never", 1, "the comment has no end"),
  ])
  func whatCannotBeReadIsNamedWithItsLine(text: String, line: Int, message: String) {
    #expect(throws: StringsProblem(line: line, message: message)) { try parse(text) }
  }
}
