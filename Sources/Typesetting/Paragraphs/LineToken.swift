/// A character that a line shows although it is not in the text: an ellipsis or a hyphen.
struct LineToken {
  let character: UInt16

  /// The ellipsis that replaces hidden text.
  static let ellipsis = LineToken(character: 0x2026)
  /// The hyphen at the end of a line that ends at a soft hyphen.
  static let hyphen = LineToken(character: 0x2D)

  /// The width of the character in points, if it is shown with the given attributes.
  func width(_ attributes: TextAttributes) -> Double {
    let font = attributes.font.face
    let extra = attributes.kern ?? 0
    if let table = font.table, case let advance = table.advance(character), advance >= 0 {
      return Double(advance) * font.unit + font.tracking + extra
    }
    if let face = font.face, let glyph = face.glyph(for: UInt32(character)) {
      return face.advance(of: glyph) * font.descriptor.size + font.tracking + extra
    }
    return font.descriptor.size + extra
  }
}
