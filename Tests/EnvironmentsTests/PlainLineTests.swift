import Environments
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
}
