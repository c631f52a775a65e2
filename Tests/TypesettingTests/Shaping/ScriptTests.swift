import Testing

@testable import Typesetting

/// Scripts other than Latin.
@Suite struct ScriptTests {
  /// Every script has a width and, on a machine with the pinned fonts, glyphs.
  @Test(arguments: [
    "日本語テキスト", "简体中文", "한국어", "مرحبا بالعالم", "שלום עולם", "नमस्ते दुनिया", "สวัสดีชาวโลก", "👩‍👩‍👧‍👦🇩🇪👍🏽",
    "e\u{301}te\u{301}", "1️⃣", "Привет", "Γειά", "Tiếng Việt",
  ])
  func scripts(text: String) {
    let layout = Typesetter.shared.layout(AttributedText(text, font: .system(size: 17)))
    #expect(layout.width > 5)
    #expect(layout.lines.count == 1)
    let runs = layout.glyphRuns(in: layout.lines[0])
    #expect(abs(runs.reduce(0) { $0 + $1.width } - layout.width) < 0.001)
  }
}
