import Foundation
import Testing

@testable import Typesetting

/// Fonts by name.
@Suite struct NamedFontTests {
  /// A font whose free files have no kerning takes that of its relative.
  /// Stored by Interface Builder, rounded up to a third of a point.
  @Test(arguments: [("Tx Fee", "SpoqaHanSansNeo-Medium", 12, 36.0), ("Staked", "SpoqaHanSansNeo-Medium", 12, 39.333)])
  func kerningOfARelative(text: String, name: String, size: Double, stored: Double) {
    let width = Typesetter.shared.width(of: text, font: .named(name, size: size))
    #expect(width <= stored + 0.001 && width > stored - 0.334)
  }

  /// Stored by Interface Builder, rounded up to a third of a point.
  @Test(arguments: [
    ("Label", "Quicksand-Bold", 24, 64.333), ("Label", "NunitoSans-Bold", 15, 38.667),
    ("Ready", "Inter-Medium", 12, 36.0),
  ])
  func aFreeFontHasItsOwnWidths(text: String, name: String, size: Double, stored: Double) {
    let width = Typesetter.shared.width(of: text, font: .named(name, size: size))
    #expect(width <= stored + 0.001 && width > stored - 0.334)
  }

  @Test(arguments: [
    (".SFUIText-Semibold", FontWeight.semibold), ("SFProDisplay-Bold", .bold), (".AppleSystemUIFont", .regular),
    ("SFUIText-Regular", .regular),
  ])
  func theSystemFontHasManyNames(name: String, weight: FontWeight) {
    let named = Typesetter.shared.width(of: "Name", font: .named(name, size: 17))
    #expect(named == Typesetter.shared.width(of: "Name", font: .system(size: 17, weight: weight)))
  }

  /// A face has its widths by the name of its file before its release, too.
  @Test(arguments: ["Regular", "Bold"])
  func earlierNames(style: String) {
    let fonts = ["Sora-\(style)", "sora-rc004-0417-\(style)"].map { Font.named($0, size: 16) }
    #expect(fonts.map { $0.lineHeight / 16 }.allSatisfy { abs($0 - 1.26) < 0.001 })
    let widths = fonts.map { Typesetter.shared.width(of: "Schnorrkel", font: $0) }
    #expect(widths[0] == widths[1])
    #expect(widths[0] > Typesetter.shared.width(of: "Schnorrkel", font: .named("SpoqaHanSansNeo-\(style)", size: 16)))
  }

  @Test func aFamilysNameStandsForItsRegularFace() {
    for (family, face) in [
      ("Helvetica Neue", "HelveticaNeue"), ("Avenir Next", "AvenirNext-Regular"), ("Menlo", "Menlo-Regular"),
    ] {
      let width = Typesetter.shared.width(of: "Width", font: .named(family, size: 17))
      #expect(width == Typesetter.shared.width(of: "Width", font: .named(face, size: 17)))
    }
  }

  @Test(arguments: [
    ("HelveticaNeue", 1.165), ("Helvetica", 1.15), ("Avenir-Medium", 1.366), ("Gotham-Book", 1),
    ("Quicksand-Bold", 1.25),
    ("CourierNewPSMT", 1.13330078125),
  ])
  func lineHeightsThatDocumentsShowInEm(name: String, height: Double) {
    #expect(abs(Font.named(name, size: 100).lineHeight - 100 * height) < 0.01)
  }

  @Test func aFaceOfAMonospacedFontGivesEveryCharacterTheSameWidth() {
    for font in [Font.named("CourierNewPSMT", size: 20), Font(FontDescriptor(family: .system(.monospaced), size: 20))] {
      let widths = Set(["i", "W", ".", "é"].map { Typesetter.shared.width(of: $0, font: font) })
      #expect(widths.count == 1)
    }
  }

  @Test func monospacedDigitsAreAllAsWideAsEachOtherLettersAsBefore() {
    let font = Font(FontDescriptor(size: 17, monospacedDigits: true))
    let widths = Set("0123456789".map { Typesetter.shared.width(of: String($0), font: font) })
    #expect(widths.count == 1)
    #expect(
      Typesetter.shared.width(of: "abc", font: font) == Typesetter.shared.width(of: "abc", font: .system(size: 17)))
  }

  @Test func beforeSanFranciscoTheSystemFontWasHelveticaNeue() {
    let old = Font(FontDescriptor(size: 17, era: TypesettingEra(toolsVersion: 6254)))
    #expect(abs(old.lineHeight - 17 * 1.193) < 1e-9, "with the line gap, which the named font's lines do not have")
    let bold = Font(FontDescriptor(size: 17, weight: .bold, era: TypesettingEra(toolsVersion: 6254)))
    #expect(abs(bold.lineHeight - 17 * 1.192) < 1e-9, "whose lines are that high by themselves")
  }

  /// As the system font Helvetica Neue was spaced by size: as wide as labels that Interface Builder stored.
  @Test(arguments: [(12.0, 31.0), (13, 33), (15, 38), (16, 40), (17, 42), (18, 45)])
  func helveticaNeueTracking(size: Double, stored: Double) {
    let system = Font(FontDescriptor(size: size, era: TypesettingEra(toolsVersion: 6254)))
    #expect(Typesetter.shared.width(of: "Label", font: system).rounded(.up) == stored)
    let named = Typesetter.shared.width(of: "Label", font: .named("HelveticaNeue", size: size))
    #expect(named < Typesetter.shared.width(of: "Label", font: system), "the named font is not")
  }

  @Test func fontsOfTextStylesHaveNoLeadingBeforeXcode8() {
    for (tools, leading) in [(9532, 0.0), (11127, 1.7), (17125, 1.7)] {
      let descriptor = FontDescriptor(size: 17, leading: 1.7, era: TypesettingEra(toolsVersion: tools))
      #expect(Font(descriptor).leading == leading)
    }
  }

  private static let serif = "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf"

  @Test(.enabled(if: FileManager.default.fileExists(atPath: serif), "needs \(serif): apt install fonts-dejavu-extra"))
  func aRegisteredFontComesBeforeEverythingElse() throws {
    #expect(Font.register(files: ["/no/such/file.ttf", Self.serif]) == ["DejaVuSerif"])
    let font = Font.named("DejaVu Serif", size: 100)
    #expect(font.notes.isEmpty)
    #expect(abs(font.lineHeight - 116.4) < 0.1)
    #expect(font.face.table == nil)
  }

  @Test func trackingFollowsTheEraAt17PointsNotAt13() {
    func width(_ size: Double, _ tools: Int) -> Double {
      Typesetter.shared.width(of: "Settings", font: .system(size: size, era: TypesettingEra(toolsVersion: tools)))
    }
    #expect(width(17, 16000) > width(17, 17000))
    #expect(width(13, 16000) == width(13, 17000))
  }

  /// HarfBuzz would wait for the other end.
  @Test(.timeLimit(.minutes(15))) func aPipeIsNoFont() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "snug-\(UUID().uuidString).ttf").path
    try #require(mkfifo(path, 0o600) == 0)
    defer { unlink(path) }
    #expect(Font.register(files: [path]) == [])
  }
}
