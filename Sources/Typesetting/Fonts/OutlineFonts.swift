/// Chooses installed font files for the outlines of fonts that cannot be shipped. Widths come from the tables if a
/// table has them.
enum OutlineFonts {
  private static let interWeights = [
    "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
  ]

  /// The files for the system font, best first.
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

  /// Prefixes of the names of faces with serifs.
  private static let serifs = ["Times", "Didot", "AGaramond", "Georgia", "Palatino", "Baskerville", "HoeflerText"]

  /// The files for an iOS font by its PostScript name, best first: the font itself, a free font with the same widths,
  /// the stand-in for the system font.
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
