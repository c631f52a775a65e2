internal import CHarfBuzz

/// Chooses the fallback font for characters that a text's own font does not have.
///
/// The order of the fonts is fixed and does not depend on the machine's font configuration: first the font of the
/// character's script, then general fonts. For weights from semibold on, bold faces are used.
enum FallbackFonts {
  /// The first fallback face that has a glyph for a character; nil if none of the fonts that are installed on this
  /// machine has one.
  static func face(for scalar: Unicode.Scalar, isEmoji: Bool, prefersJapanese: Bool, isBold: Bool) -> FontFace? {
    if isEmoji, let face = FontLibrary.shared.face(fileName: emoji), face.glyph(for: scalar.value) != nil {
      return face
    }
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    if let index = collectionIndex(of: script, scalar: scalar, prefersJapanese: prefersJapanese),
      let face = FontLibrary.shared.face(fileName: "NotoSansCJK-\(isBold ? "Bold" : "Regular").ttc", index: index),
      face.glyph(for: scalar.value) != nil
    {
      return face
    }
    let families = (familyByScript[script.rawValue].map { [$0] } ?? []) + general
    for family in families {
      for style in isBold ? ["Bold", "Regular"] : ["Regular"] {
        if let face = FontLibrary.shared.face(fileName: "\(family)-\(style).ttf"), face.glyph(for: scalar.value) != nil
        {
          return face
        }
      }
    }
    if let face = FontLibrary.shared.face(fileName: "DejaVuSans.ttf"), face.glyph(for: scalar.value) != nil {
      return face
    }
    return nil
  }

  private static let emoji = "NotoColorEmoji.ttf"
  private static let general = ["NotoSans", "NotoSansSymbols", "NotoSansSymbols2", "NotoSansMath", "NotoMusic"]

  /// The index of the face in the CJK font collection (0 Japanese, 1 Korean, 2 simplified Chinese) for an East Asian
  /// character; nil for other characters.
  private static func collectionIndex(of script: hb_script_t, scalar: Unicode.Scalar, prefersJapanese: Bool) -> Int? {
    switch script {
    case HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA: return 0
    case HB_SCRIPT_HANGUL: return 1
    case HB_SCRIPT_HAN, HB_SCRIPT_BOPOMOFO: return prefersJapanese ? 0 : 2
    default:
      return (0x3000...0x33FF).contains(scalar.value) || (0xFE30...0xFE4F).contains(scalar.value)
        || (0xFF00...0xFFEF).contains(scalar.value) ? (prefersJapanese ? 0 : 2) : nil
    }
  }

  private static let familyByScript: [UInt32: String] = [
    HB_SCRIPT_ARABIC.rawValue: "NotoSansArabic",
    HB_SCRIPT_ARMENIAN.rawValue: "NotoSansArmenian",
    HB_SCRIPT_BENGALI.rawValue: "NotoSansBengali",
    HB_SCRIPT_CANADIAN_SYLLABICS.rawValue: "NotoSansCanadianAboriginal",
    HB_SCRIPT_CHEROKEE.rawValue: "NotoSansCherokee",
    HB_SCRIPT_DEVANAGARI.rawValue: "NotoSansDevanagari",
    HB_SCRIPT_ETHIOPIC.rawValue: "NotoSansEthiopic",
    HB_SCRIPT_GEORGIAN.rawValue: "NotoSansGeorgian",
    HB_SCRIPT_GUJARATI.rawValue: "NotoSansGujarati",
    HB_SCRIPT_GURMUKHI.rawValue: "NotoSansGurmukhi",
    HB_SCRIPT_HEBREW.rawValue: "NotoSansHebrew",
    HB_SCRIPT_KANNADA.rawValue: "NotoSansKannada",
    HB_SCRIPT_KHMER.rawValue: "NotoSansKhmer",
    HB_SCRIPT_LAO.rawValue: "NotoSansLao",
    HB_SCRIPT_MALAYALAM.rawValue: "NotoSansMalayalam",
    HB_SCRIPT_MONGOLIAN.rawValue: "NotoSansMongolian",
    HB_SCRIPT_MYANMAR.rawValue: "NotoSansMyanmar",
    HB_SCRIPT_ORIYA.rawValue: "NotoSansOriya",
    HB_SCRIPT_SINHALA.rawValue: "NotoSansSinhala",
    HB_SCRIPT_SYRIAC.rawValue: "NotoSansSyriac",
    HB_SCRIPT_TAMIL.rawValue: "NotoSansTamil",
    HB_SCRIPT_TELUGU.rawValue: "NotoSansTelugu",
    HB_SCRIPT_THAANA.rawValue: "NotoSansThaana",
    HB_SCRIPT_THAI.rawValue: "NotoSansThai",
    HB_SCRIPT_TIBETAN.rawValue: "NotoSerifTibetan",
  ]
}
