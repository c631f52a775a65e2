import Environments
import Foundation
import Testing

struct PlainLineTests {
  @Test(arguments: ["", "Forgot your password?", "שלום", "👩‍👩‍👧", "a: b::c", "# ##", "naïve – “quoted”"])
  func whatIsPlainStays(text: String) {
    #expect(PlainLine.of(text) == text)
  }

  @Test(arguments: [
    ("a\nb", #"a\nb"#), ("a\r\nb", #"a\r\nb"#), ("\u{1B}[31mred", #"\u{1B}[31mred"#), ("\u{7F}", #"\u{7F}"#),
    ("\u{9B}31m", #"\u{009B}31m"#), ("a\u{2028}b", #"a\u{2028}b"#), ("abc\u{202E}gpj.exe", #"abc\u{202E}gpj.exe"#),
    ("\u{2066}x\u{2069}", #"\u{2066}x\u{2069}"#), ("\0", #"\0"#), ("\t", #"\t"#), ("a\u{200F}b", #"a\u{200F}b"#),
    ("\u{61C}", #"\u{061C}"#), ("::error::x", #"\u{3A}:error::x"#), ("  ::x", #"  \u{3A}:x"#),
    ("a ##[error]b", #"a \u{23}#[error]b"#), ("##vso[x]", #"\u{23}#vso[x]"#),
  ]) func controlsAreWrittenOut(text: String, line: String) {
    #expect(PlainLine.of(text) == line)
  }

  /// Whatever a text contains, its JSON has no control characters, no marks of direction and no commands for the log of
  /// a job, and reading it gives the same text.
  @Test func jsonHasNoControls() throws {
    let marks = "\u{61C}\u{200E}\u{200F}\u{2028}\u{2029}\u{202A}\u{202E}\u{2066}\u{2069}"
    let text =
      String(String.UnicodeScalarView((0..<0x100).compactMap(Unicode.Scalar.init))) + marks + "“é”##[error]##vso[x]"
    let json = PlainLine.ofJSON(try JSONEncoder().encode([text]))
    #expect(!json.unicodeScalars.contains { $0.properties.generalCategory == .control })
    #expect(!json.unicodeScalars.contains(where: marks.unicodeScalars.contains))
    #expect(!json.contains("##"))
    #expect(try JSONDecoder().decode([String].self, from: Data(json.utf8)) == [text])
    #expect(PlainLine.ofJSON(Data("{\"a\":1}\n".utf8)) == "{\"a\":1}\n")
  }
}
