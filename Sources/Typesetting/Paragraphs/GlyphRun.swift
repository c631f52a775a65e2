/// Glyphs of one face that stand on one line, with all that a drawing needs.
public struct GlyphRun: Sendable {
  /// Where a glyph's origin stands in the container, in points, `y` downwards.
  public struct Position: Hashable, Sendable {
    /// From the left edge of the container.
    public let x: Double
    /// From the top of the container.
    public let y: Double
  }

  /// Nil where no installed font has the characters, or where the run is an attachment.
  public let file: FontFile?
  /// Whether the glyphs are pictures in colours of their own.
  public let isColor: Bool
  /// In points.
  public let size: Double
  /// Glyph numbers in the file, from left to right.
  public let glyphs: [UInt32]
  /// As many as `glyphs`.
  public let positions: [Position]
  /// The left end of the run in the container, in points.
  public let x: Double
  /// In points.
  public let width: Double
  /// The baseline of the line in the container, in points; raised characters have their own in `positions`.
  public let baseline: Double
  /// The characters that the run shows, in UTF-16 units; empty for an ellipsis or a hyphen that is not in the text.
  public let range: Range<Int>
  /// What holds for the characters, such as their colour and lines.
  public let attributes: TextAttributes
  /// Whether the characters run from right to left.
  public let isRightToLeft: Bool

  /// The room of an attachment in the container; nil for text.
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
