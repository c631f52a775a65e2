import Foundation

/// A part of a picture that layout has placed: a filled rectangle, or text and drawings in front of a steady colour.
nonisolated package struct PictureBox: Hashable, Sendable {
  /// What the part is.
  package enum Kind: Hashable, Sendable {
    /// An area with a steady colour and straight sides, such as the background of a view, its border, or a separator.
    case fill
    /// What stands in front of an area: a line of text, a symbol, a photograph.
    case ink
  }

  package var kind: Kind
  /// The smallest rectangle around the part in points, from the top left corner of the picture.
  package var rect: CGRect
  /// The colour of a fill, `0xAARRGGBB`, multiplied with alpha; 0 for ink.
  package var color: UInt32 = 0

  package init(kind: Kind, rect: CGRect, color: UInt32 = 0) {
    self.kind = kind
    self.rect = rect
    self.color = color
  }
}
