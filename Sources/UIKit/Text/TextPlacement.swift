import Foundation
import Typesetting

/// A piece of text as a view shows it: its lines, their positions, and how far it was shrunk, tightened or cut.
///
/// Drawing draws exactly these lines, and the rules of the audit read them.
public struct TextPlacement: Sendable {
  /// The lines, relative to `origin`.
  public var layout: TextLayout
  /// Where the top left corner of the lines' container lies, in the view's coordinates.
  public var origin: CGPoint
  /// The room that the text had, in the view's coordinates.
  public var room: CGRect
  /// The point size of the text divided by that of its font; 1 if the text was not shrunk.
  public var scale: CGFloat
  /// Points removed after each character to avoid truncation; 0 if the text was not tightened.
  public var tightening: CGFloat
  /// What is not shown; nil if all of the text is shown.
  public var truncation: TextTruncation?
  /// Colour of letters without one of their own.
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

/// How much of a text a view does not show.
public struct TextTruncation: Hashable, Sendable {
  /// Index of the first line that is cut, 0 for the first.
  public var line: Int
  /// The number of characters, as a reader counts them, that are not shown.
  public var hiddenCharacters: Int
  /// Points by which the room is too narrow for all lines; 0 where the text is cut for lack of height.
  public var missingWidth: CGFloat
  /// Points by which the room is too low for all lines at its width; 0 where the text is cut for lack of width.
  public var missingHeight: CGFloat
}
