/// Chooses free font files for drawing the glyphs of Apple's fonts, which cannot be shipped. The widths of characters
/// are still those of Apple's fonts if an ``AdvanceTable`` has them.
enum OutlineFonts {
  private static let interWeights = [
    "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
  ]

  /// The names of font files with which the system font is drawn, best first.
  static func system(_ design: FontDescriptor.Design, weight: FontWeight, isItalic: Bool, display: Bool) -> [String] {
    let name = interWeights[weight.index]
    let style = isItalic ? (name == "Regular" ? "Italic" : name + "Italic") : name
    let inter = ["Inter\(display ? "Display" : "")-\(style).otf", "Inter-\(style).otf"] + general(weight, isItalic)
    let isBold = weight >= .semibold
    switch design {
    case .default, .rounded: return inter
    case .serif:
      let serif = isBold ? (isItalic ? "BoldItalic" : "Bold") : (isItalic ? "Italic" : "Regular")
      return ["NotoSerif-\(serif).ttf"] + inter
    case .monospaced: return ["NotoSansMono-\(isBold ? "Bold" : "Regular").ttf", "DejaVuSansMono.ttf"] + inter
    }
  }

  /// Prefixes of the PostScript names of serif faces.
  private static let serifs = ["Times", "Didot", "AGaramond", "Georgia", "Palatino", "Baskerville", "HoeflerText"]

  /// The names of font files with which an iOS font is drawn, best first: the font itself, a similar free font (in most
  /// cases with the same widths), and the replacement for the system font.
  static func named(_ name: String, weight: FontWeight, isItalic: Bool) -> [String] {
    let isBold = weight >= .semibold
    let style = isBold ? (isItalic ? "BoldItalic" : "Bold") : (isItalic ? "Italic" : "Regular")
    let own = ["\(name).otf", "\(name).ttf"]
    let free: [String]
    if name.hasPrefix("Helvetica") || name.hasPrefix("Arial") {
      free = ["LiberationSans-\(style).ttf", "NimbusSans-\(style).otf"]
    } else if serifs.contains(where: name.hasPrefix) {
      free = ["LiberationSerif-\(style).ttf", "NimbusRoman-\(style).otf"]
    } else if name.hasPrefix("Courier") {
      free = ["LiberationMono-\(style).ttf", "NimbusMonoPS-\(style).otf"]
    } else if name.hasPrefix("Menlo") {
      free = ["DejaVuSansMono\(isBold ? "-Bold" : "").ttf"]
    } else {
      free = []
    }
    return own + free + system(.default, weight: weight, isItalic: isItalic, display: false)
  }

  private static func general(_ weight: FontWeight, _ isItalic: Bool) -> [String] {
    weight >= .semibold ? ["NotoSans-Bold.ttf", "DejaVuSans-Bold.ttf"] : ["NotoSans-Regular.ttf", "DejaVuSans.ttf"]
  }
}
