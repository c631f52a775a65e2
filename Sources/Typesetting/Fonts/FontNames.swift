/// Derives the family, weight and design of a face from its PostScript name.
enum FontNames {
  /// The words for weights in names. A word that contains another one comes first, so that `DemiBold` is not taken for
  /// `Bold`.
  private static let weights: [(word: String, weight: FontWeight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("hairline", .ultraLight), ("thin", .thin),
    ("semilight", .light), ("light", .light), ("semibold", .semibold), ("demibold", .semibold),
    ("extrabold", .heavy), ("ultrabold", .heavy), ("heavy", .heavy), ("bold", .bold), ("medium", .medium),
    ("black", .black),
  ]

  /// The weight that is named after the hyphen of a PostScript name; nil if there is none.
  static func weight(of name: String) -> FontWeight? {
    let words = style(of: name)
    return weights.first { words.contains($0.word) }?.weight
  }

  static func isItalic(_ name: String) -> Bool {
    let words = style(of: name)
    return words.contains("italic") || words.contains("oblique")
  }

  /// The part of a PostScript name before the hyphen.
  static func family(of name: String) -> String { String(name.prefix { $0 != "-" }) }

  private static func style(of name: String) -> String {
    guard let hyphen = name.firstIndex(of: "-") else { return "" }
    return name[hyphen...].lowercased()
  }

  /// The design of the system font if a name is one of the system font's private names in several iOS versions, which
  /// occur in documents; otherwise nil.
  static func systemDesign(of name: String) -> FontDescriptor.Design? {
    let bare = name.hasPrefix(".") ? String(name.dropFirst()) : name
    for (prefix, design) in systemNames where bare.hasPrefix(prefix) { return design }
    return nil
  }

  private static let systemNames: [(prefix: String, design: FontDescriptor.Design)] = [
    ("SFProRounded", .rounded), ("SFUIRounded", .rounded), ("SFCompactRounded", .rounded), ("SFMono", .monospaced),
    ("SFUIMono", .monospaced), ("NewYork", .serif), ("SFUI", .default), ("SFPro", .default), ("SFNS", .default),
    ("SanFrancisco", .default), ("AppleSystemUIFont", .default),
  ]

  /// The PostScript name of a family's regular face if the name is that of a known family; otherwise the name itself.
  static func postScriptName(of name: String) -> String {
    regularFaces[name] ?? name
  }

  private static let regularFaces = [
    ".HelveticaNeueInterface-Regular": "HelveticaNeue", ".HelveticaNeueInterface-Light": "HelveticaNeue-Light",
    ".HelveticaNeueInterface-Bold": "HelveticaNeue-Bold", "Helvetica Neue": "HelveticaNeue", "Arial": "ArialMT",
    "Arial Rounded MT Bold": "ArialRoundedMTBold",
    "Avenir": "Avenir-Roman", "Avenir-Book": "Avenir-Roman", "Avenir Next": "AvenirNext-Regular",
    "Courier New": "CourierNewPSMT", "Courier": "CourierNewPSMT", "Menlo": "Menlo-Regular",
    "Times New Roman": "TimesNewRomanPSMT", "Gill Sans": "GillSans", "Futura": "Futura-Medium",
    "Marker Felt": "MarkerFelt-Thin", "American Typewriter": "AmericanTypewriter",
    "Chalkboard SE": "ChalkboardSE-Regular", "Trebuchet MS": "TrebuchetMS", "Hoefler Text": "HoeflerText-Regular",
  ]
}
