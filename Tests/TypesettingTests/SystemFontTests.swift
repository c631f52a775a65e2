import Testing

@testable import Typesetting

@Suite("The system font")
struct SystemFontTests {
  @Test("line height at 17 points is the published 20.287109375")
  func lineHeight() {
    let font = Font.system(size: 17)
    #expect(font.lineHeight == 20.287109375)
    #expect(font.ascender == 16.1865234375)
    #expect(font.descender == -4.1005859375)
    #expect(font.leading == 0)
  }

  @Test("equal descriptors are one font")
  func interning() {
    #expect(Font.system(size: 17) == Font(FontDescriptor(size: 17)))
    #expect(Font.system(size: 17) != Font.system(size: 17, weight: .bold))
    #expect(Font(FontDescriptor(size: -3)) == Font.system(size: 14))
  }

  @Test(
    "widths of labels that Interface Builder stored, rounded up to half a point",
    arguments: [("Label", 17.0, 41.5), ("Title", 17.0, 33.5), ("Button", 15.0, 46.0)])
  func storedWidths(text: String, size: Double, stored: Double) {
    let width = Typesetter.shared.width(of: text, font: .system(size: size))
    #expect(abs(width.roundedUpToPixel(scale: 2) - stored) <= 1)
  }
}
