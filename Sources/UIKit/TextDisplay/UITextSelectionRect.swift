import Foundation

/// The rectangle of the part of a selected text that is on one line.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  /// The rectangle in the coordinates of the view with the text, in points.
  open var rect: CGRect { .null }
  /// The direction of the text.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection begins in the rectangle.
  open var containsStart: Bool { false }
  /// Whether the selection ends in the rectangle.
  open var containsEnd: Bool { false }
  /// Whether the text runs from top to bottom.
  open var isVertical: Bool { false }

  public override init() { super.init() }
}

/// A rectangle that a text view or text field has computed.
final class LaidOutSelectionRect: UITextSelectionRect {
  private let part: TextGeometry.Part

  init(_ part: TextGeometry.Part) {
    self.part = part
    super.init()
  }

  override var rect: CGRect { part.rect }
  override var writingDirection: NSWritingDirection { part.isRightToLeft ? .rightToLeft : .leftToRight }
  override var containsStart: Bool { part.containsStart }
  override var containsEnd: Bool { part.containsEnd }
}
