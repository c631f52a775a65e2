import Testing

@testable import Typesetting

/// The system font.
@Suite struct SystemFontTests {
  /// Line height at 17 points is the published 20.287109375.
  @Test func lineHeight() {
    let font = Font.system(size: 17)
    #expect(font.lineHeight == 20.287109375)
    #expect(font.ascender == 16.1865234375)
    #expect(font.descender == -4.1005859375)
    #expect(font.leading == 0)
  }

  @Test func equalDescriptorsAreOneFont() {
    #expect(Font.system(size: 17) == Font(FontDescriptor(size: 17)))
    #expect(Font.system(size: 17) != Font.system(size: 17, weight: .bold))
    #expect(Font(FontDescriptor(size: -3)) == Font.system(size: 14))
  }

  /// Widths of labels that Interface Builder stored, rounded up to half a point.
  @Test(arguments: [("Label", 17.0, 41.5), ("Title", 17.0, 33.5), ("Button", 15.0, 46.0), ("Settings", 20, 72)])
  func storedWidths(text: String, size: Double, stored: Double) {
    let width = Typesetter.shared.width(of: text, font: .system(size: size))
    #expect(abs(width.roundedUpToPixel(scale: 2) - stored) <= 1)
  }

  /// Before Xcode 9 the canvas set large text in the letters of text, which are wider.
  @Test(arguments: [("Restaurant name", 20.0, FontWeight.medium, 156.5), ("Main Mixer Node", 21, .bold, 168)])
  func largeTextOfOldTools(text: String, size: Double, weight: FontWeight, stored: Double) {
    func width(_ tools: Int) -> Double {
      let font = Font.system(size: size, weight: weight, era: TypesettingEra(toolsVersion: tools))
      return Typesetter.shared.width(of: text, font: font)
    }
    #expect(abs(width(12121).roundedUpToPixel(scale: 2) - stored) <= 1)
    #expect(width(13000) < width(12121) - 2)
  }

  /// A stand-in's letters are as high as the system font's, or as wide as a named font's.
  @Test func outlineFit() throws {
    func fit(_ font: Font) -> OutlineFit? {
      let layout = Typesetter.shared.layout(AttributedText("Hp", font: font))
      return layout.lines.first.flatMap { layout.glyphRuns(in: $0).first?.outlineFit }
    }
    try #require(FontLibrary.shared.face(fileName: "InterDisplay-Regular.otf") != nil, "make setup installs Inter")
    #expect(fit(.system(size: 17)) == .text)
    #expect(fit(.system(size: 20)) == .display)
    for name in ["HelveticaNeue", "Noteworthy-Light"] {
      let font = Font.named(name, size: 20)
      let fit = try #require(fit(font))
      let face = try #require(font.face.face)
      let glyphs = "Hp".unicodeScalars.compactMap { face.glyph(for: $0.value) }
      let own = glyphs.reduce(0) { $0 + face.advance(of: $1) * 20 }
      #expect(fit.above == 1 && fit.below == 1)
      #expect(abs(own * fit.across - Typesetter.shared.width(of: "Hp", font: font)) < 1e-9)
    }
  }
}
