import Foundation
import Typesetting

/// A piece of text as a view shows it: its lines, their positions, and how much it was shrunk, tightened or truncated.
///
/// The module Drawing draws exactly these lines, and the rules of an audit look for faults in them.
public struct TextPlacement: Sendable {
  /// The lines, with positions relative to `origin`.
  public var layout: TextLayout
  /// The top left corner of the text's container, in the view's coordinates.
  public var origin: CGPoint
  /// The rectangle into which the text was laid out, in the view's coordinates.
  public var room: CGRect
  /// The point size of the text divided by that of its font; 1 if the text was not shrunk.
  public var scale: CGFloat
  /// Points removed after each character to avoid truncation; 0 if the text was not tightened.
  public var tightening: CGFloat
  /// How much of the text is not shown; nil if all of the text is shown.
  public var truncation: TextTruncation?
  /// The colour of letters that have no colour attribute.
  public var color: CGColor

  /// The images of attachments, by `TextAttachment.identifier`.
  public var images: [String: UIImage] = [:]

  /// Whether some of the text is not shown.
  public var isTruncated: Bool { truncation != nil }

  /// The first line's baseline in the view's coordinates; nil without text.
  public var firstBaseline: CGFloat? { layout.lines.first.map { origin.y + $0.baseline } }

  /// The last line's baseline in the view's coordinates; nil without text.
  public var lastBaseline: CGFloat? { layout.lines.last.map { origin.y + $0.baseline } }

  /// The smallest rectangle around the lines, in the view's coordinates; null without text.
  public var lineBounds: CGRect {
    layout.lines.reduce(CGRect.null) {
      $0.union(CGRect(x: origin.x + $1.x, y: origin.y + $1.y, width: $1.width, height: $1.height))
    }
  }
}

/// How much of a text a view does not show because it does not fit.
public struct TextTruncation: Hashable, Sendable {
  /// The index of the first line that is truncated, counted from 0.
  public var line: Int
  /// The number of characters, as a reader counts them, that are not shown.
  public var hiddenCharacters: Int
  /// The width in points that is missing to show all of a single-line text; 0 for text of several lines.
  public var missingWidth: CGFloat
  /// The height in points that is missing to show all lines at the available width; 0 for a single-line text.
  public var missingHeight: CGFloat
}
