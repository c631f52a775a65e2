/// A stretch of text in one font, one direction and one face.
struct ShapedRun: Sendable {
  enum Content: Sendable {
    /// Every character has its width from the font's table and one glyph of the font's own face.
    case table
    /// From left to right, as HarfBuzz gives them.
    case glyphs(FontFace, [ShapedGlyph])
    /// Nothing is drawn: tabs, breaks, controls, and characters that no font has where none is installed.
    case blank
    case attachment(TextAttachment)
  }

  var range: Range<Int>
  /// The place in `AttributedText.runs`.
  var attributes: Int
  /// The embedding level: odd for right to left.
  var level: UInt8
  var content: Content
}

/// One glyph of a shaped run, in points.
struct ShapedGlyph: Sendable {
  var id: UInt32
  /// The first unit of the characters that it stands for.
  var cluster: Int
  var advance: Double
  /// From the pen, to the right and upwards.
  var dx: Double
  var dy: Double
  /// Whether the glyphs on both sides of a cut before it would be the same if each side were shaped alone.
  var isSafeToBreakBefore: Bool
}
