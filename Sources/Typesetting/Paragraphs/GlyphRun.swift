/// Glyphs of one font face on one line, with all data that a renderer needs to draw them.
public struct GlyphRun: Sendable {
  /// The origin of a glyph in the container, in points, `y` downwards.
  public struct Position: Hashable, Sendable {
    /// The distance from the left edge of the container.
    public let x: Double
    /// The distance from the top of the container.
    public let y: Double
  }

  /// The font file; nil if no installed font has the characters, or if the run is an attachment.
  public let file: FontFile?
  /// Whether the face has colour glyphs, such as emoji.
  public let isColor: Bool
  /// The font size in points.
  public let size: Double
  /// How the outlines are scaled, if the face replaces a font with other proportions; nil if they are not scaled.
  public let outlineFit: OutlineFit?
  /// Glyph numbers in the file, from left to right.
  public let glyphs: [UInt32]
  /// The origins of `glyphs`, one per glyph.
  public let positions: [Position]
  /// The left end of the run in the container, in points.
  public let x: Double
  /// The width in points.
  public let width: Double
  /// The baseline of the line, in points from the top of the container. If the attributes have a `baselineOffset`, the
  /// glyphs in `positions` are not on this baseline.
  public let baseline: Double
  /// The range of the characters that the run shows, in UTF-16 units of the text; empty for an ellipsis or hyphen that
  /// is not in the text.
  public let range: Range<Int>
  /// The attributes of the characters, such as colour and underline.
  public let attributes: TextAttributes
  /// Whether the characters run from right to left.
  public let isRightToLeft: Bool

  /// The rectangle of an attachment in the container's coordinates; nil for text.
  public var attachmentRect: TextRect? {
    guard let attachment = attributes.attachment, glyphs.isEmpty, file == nil else { return nil }
    let bottom = baseline - attributes.baselineOffset - attachment.y
    return TextRect(
      x: x + attachment.x, y: bottom - attachment.height, width: attachment.width, height: attachment.height)
  }
}

extension TextLayout {
  /// The glyphs of a line of this layout, from left to right.
  public func glyphRuns(in line: Line) -> [GlyphRun] {
    var builder = GlyphRunBuilder(shaped: shaped, line: line)
    return builder.runs()
  }
}
