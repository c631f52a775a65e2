internal import CHarfBuzz

/// Splits text that is not in a table of widths into ranges such that each range can be shaped with one face.
struct FaceItemizer {
  struct Item {
    var range: Range<Int>
    /// The face for the range; nil if no installed font has its characters.
    var face: FontFace?
  }

  let font: ResolvedFont
  let prefersJapanese: Bool
  private let own: FontFace?
  private var last: (face: FontFace?, script: hb_script_t)?
  private(set) var missing: Unicode.Scalar?

  init(font: ResolvedFont, prefersJapanese: Bool) {
    self.font = font
    self.prefersJapanese = prefersJapanese
    own = font.face
  }

  mutating func items(of range: Range<Int>, in units: [UInt16]) -> [Item] {
    var items: [Item] = []
    var offset = range.lowerBound
    for character in String(decoding: units[range], as: UTF16.self) {
      let end = offset + character.utf16.count
      let face = choose(for: character)
      if let previous = items.last, previous.face === face {
        items[items.count - 1].range = previous.range.lowerBound..<end
      } else {
        items.append(Item(range: offset..<end, face: face))
      }
      offset = end
    }
    return items
  }

  private mutating func choose(for character: Character) -> FontFace? {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return own }
    let isEmoji = Self.isEmoji(character)
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), first.value)
    if !isEmoji, let last, let face = last.face, last.script == script, Self.covers(face, scalars) {
      return face
    }
    if !isEmoji, let own, Self.covers(own, scalars) {
      last = (own, script)
      return own
    }
    let lacking = isEmoji ? first : scalars.first { !Self.isIgnorable($0) && own?.glyph(for: $0.value) == nil } ?? first
    let face = FallbackFonts.face(
      for: lacking, isEmoji: isEmoji, prefersJapanese: prefersJapanese, isBold: font.weight >= .semibold)
    if face == nil && missing == nil { missing = lacking }
    if !isEmoji { last = (face, script) }
    return face
  }

  private static func covers(_ face: FontFace, _ scalars: Character.UnicodeScalarView) -> Bool {
    scalars.allSatisfy { isIgnorable($0) || face.glyph(for: $0.value) != nil }
  }

  private static func isIgnorable(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0xAD && scalar.properties.isDefaultIgnorableCodePoint
  }

  /// Whether a character is shown as an emoji: because this is its default, or because of a variation selector, skin
  /// tone or keycap.
  private static func isEmoji(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, first.value >= 0x23 else { return false }
    if first.properties.isEmojiPresentation { return scalars.dropFirst().first?.value != 0xFE0E }
    guard first.properties.isEmoji else { return false }
    return scalars.dropFirst().contains {
      $0.value == 0xFE0F || $0.value == 0x20E3 || $0.properties.isEmojiModifier
    }
  }
}
