/// The fonts of iOS, by the beginnings of their PostScript names.
///
/// The list is that of [Apple's page on system fonts](https://developer.apple.com/fonts/system-fonts/), with the fonts
/// that can be downloaded by name and those of earlier releases.
nonisolated enum SystemFonts {
  /// Whether iOS includes the font with a PostScript name.
  static func contain(_ name: String) -> Bool {
    if exceptions.contains(name) { return false }
    let family = name.prefix { $0 != "-" }.filter { $0 != " " }
    return families.contains { family.hasPrefix($0) }
  }

  /// Whether a font, given by its PostScript name, is only on macOS or in Apple's downloads for designers, so that no
  /// app may include it.
  static func areForDesignersOnly(_ name: String) -> Bool {
    exceptions.contains(name) || designers.contains { name.hasPrefix($0) }
  }

  /// Fonts that only macOS has, although their names begin like those of a family of iOS.
  private static let exceptions: Set<String> = ["Arial-Black", "ArialNarrow", "ArialNarrow-Bold", "ArialUnicodeMS"]

  private static let designers = ["SFPro", "SFUI", "SFCompact", "LucidaGrande", "Monaco", "Geneva"]

  private static let families: Set<String> = [
    "AcademyEngravedLetPlain", "AlNile", "AmericanTypewriter", "AppleColorEmoji", "AppleSDGothicNeo", "AppleSymbols",
    "Arial", "ArialHebrew", "ArialMT", "ArialRoundedMTBold", "Athelas", "Avenir", "AvenirNext", "AvenirNextCondensed",
    "BanglaSangamMN", "Baskerville", "BodoniSvtyTwo", "BodoniOrnamentsITCTT", "BradleyHandITCTT", "Beirut", "BigCaslon",
    "ChalkboardSE", "Chalkduster", "Charter", "Cochin", "Copperplate", "Courier", "CourierNew", "Damascus",
    "DBLCDTempBlack", "DevanagariSangamMN", "Didot", "DINAlternate", "DINCondensed", "DiwanMishafi", "EuphemiaUCAS",
    "Farah", "Futura", "Galvji", "GeezaPro", "Georgia", "GillSans", "GranthaSangamMN", "GujaratiSangamMN", "GurmukhiMN",
    "Helvetica", "HelveticaNeue", "HelveticaLTMM", "HeitiSC", "HeitiTC", "HiraKakuProN", "HiraMaruProN", "HiraMinProN",
    "HiraginoSans", "HoeflerText", "Impact", "IowanOldStyle", "Kailasa", "KannadaSangamMN", "Kefa", "KhmerSangamMN",
    "KohinoorBangla", "KohinoorDevanagari", "KohinoorGujarati", "KohinoorTelugu", "LaoSangamMN", "MalayalamSangamMN",
    "Marion", "MarkerFelt", "Menlo", "Mishafi", "MuktaMahee", "MyanmarSangamMN", "Noteworthy", "NotoNastaliqUrdu",
    "NotoSans", "Optima", "OriyaSangamMN", "Palatino", "Papyrus", "PartyLetPlain", "PingFang", "Rockwell", "STHeiti",
    "STIXTwo", "SavoyeLetPlain", "Seravek", "SinhalaSangamMN", "SnellRoundhand", "Superclarendon", "Symbol",
    "TamilSangamMN", "TeluguSangamMN", "Thonburi", "TimesNewRoman", "Trebuchet", "TrebuchetMS", "Verdana",
    "ZapfDingbats", "Zapfino", "ZapfDingbatsITC",
  ]
}
