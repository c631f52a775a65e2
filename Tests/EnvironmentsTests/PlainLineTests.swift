import Environments
import Foundation
import Testing

struct PlainLineTests {
  @Test(arguments: ["", "Forgot your password?", "שלום", "👩‍👩‍👧", "a\u{200F}b", "naïve – “quoted”"])
  func whatIsPlainStays(text: String) {
    #expect(PlainLine.of(text) == text)
  }

  @Test(arguments: [
    ("a\nb", #"a\nb"#), ("a\r\nb", #"a\r\nb"#), ("\u{1B}[31mred", #"\u{1B}[31mred"#), ("\u{7F}", #"\u{7F}"#),
    ("\u{9B}31m", #"\u{009B}31m"#), ("a\u{2028}b", #"a\u{2028}b"#), ("abc\u{202E}gpj.exe", #"abc\u{202E}gpj.exe"#),
    ("\u{2066}x\u{2069}", #"\u{2066}x\u{2069}"#), ("\0", #"\0"#), ("\t", #"\t"#),
  ]) func controlsAreWrittenOut(text: String, line: String) {
    #expect(PlainLine.of(text) == line)
  }

  /// Whatever a text contains, its JSON has no control characters, and reading it gives the same text.
  @Test func jsonHasNoControls() throws {
    let text = String(String.UnicodeScalarView((0..<0x100).compactMap(Unicode.Scalar.init))) + "\u{2028}“é”"
    let json = PlainLine.ofJSON(try JSONEncoder().encode([text]))
    #expect(!json.unicodeScalars.contains { $0.properties.generalCategory == .control })
    #expect(try JSONDecoder().decode([String].self, from: Data(json.utf8)) == [text])
    #expect(PlainLine.ofJSON(Data("{\"a\":1}".utf8)) == "{\"a\":1}")
  }
}
