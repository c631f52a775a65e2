/// A range of shaped text with the same attributes, direction and face.
struct ShapedRun: Sendable {
  enum Content: Sendable {
    /// All characters have their widths from the font's table, and one glyph each of the font's own face.
    case table
    /// Glyphs from HarfBuzz, from left to right.
    case glyphs(FontFace, [ShapedGlyph])
    /// Nothing is drawn: the run is a tab, a line break or a control character, or consists of characters that no
    /// installed font has.
    case blank
    case attachment(TextAttachment)
  }

  var range: Range<Int>
  /// The index in `AttributedText.runs` of the run with the attributes.
  var attributes: Int
  /// The bidirectional embedding level: odd for right to left.
  var level: UInt8
  var content: Content
}

/// One glyph of a shaped run. Lengths are in points.
struct ShapedGlyph: Sendable {
  var id: UInt32
  /// The offset in the text of the first UTF-16 unit that the glyph represents.
  var cluster: Int
  var advance: Double
  /// The offset of the glyph from its normal position, to the right; `dy` is the offset upwards.
  var dx: Double
  var dy: Double
  /// Whether a line can be broken before the glyph's characters without changing the glyphs on either side.
  var isSafeToBreakBefore: Bool
}
