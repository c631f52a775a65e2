/// A range of text with one font, one direction and one face.
struct ShapedRun: Sendable {
  enum Content: Sendable {
    /// Every character has its width from the font's table and one glyph of the font's own face.
    case table
    /// Glyphs from HarfBuzz, from left to right.
    case glyphs(FontFace, [ShapedGlyph])
    /// Nothing is drawn: tabs, line breaks, control characters and, if no font is installed, characters that no font
    /// has.
    case blank
    case attachment(TextAttachment)
  }

  var range: Range<Int>
  /// The index in `AttributedText.runs`.
  var attributes: Int
  /// The embedding level: odd for right to left.
  var level: UInt8
  var content: Content
}

/// One glyph of a shaped run, in points.
struct ShapedGlyph: Sendable {
  var id: UInt32
  /// The first unit of the characters that the glyph represents.
  var cluster: Int
  var advance: Double
  /// The offset from the pen, to the right and upwards.
  var dx: Double
  var dy: Double
  /// Whether the text can be cut before it without changing the glyphs on either side.
  var isSafeToBreakBefore: Bool
}
