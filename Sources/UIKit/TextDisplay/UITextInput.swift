import Foundation

/// A view whose text can be edited, with positions in the text and a selection.
///
/// An extension implements all members for text fields and text views. For an app's own view that adopts the protocol,
/// the extension's members behave as if the text was empty, unless the view implements them itself.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  /// The position before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The position after the last character.
  var endOfDocument: UITextPosition { get }
  /// The selected range of the text, which is empty if there is only a cursor; `nil` while the text is not edited.
  var selectedTextRange: UITextRange? { get set }
  /// The position that is `offset` UTF-16 code units after `position`; `nil` if that is outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The range between two positions of the text, in either order.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The number of UTF-16 code units from one position to another; negative if `toPosition` comes first.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// The text in a range; `nil` if the range is not within the text.
  func text(in range: UITextRange) -> String?
  /// The rectangle of a cursor at a position, in the view's coordinates.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The rectangle of the part of a range that is on its first line, in the view's coordinates; null for an empty range.
  func firstRect(for range: UITextRange) -> CGRect
  /// The rectangles of a range, a rectangle per line.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The position that is nearest to a point in the view's coordinates; `nil` if nothing was laid out.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The position of a range that is nearest to a point in the view's coordinates; `nil` if nothing was laid out.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The range of the character at a point in the view's coordinates; `nil` if there is none.
  func characterRange(at point: CGPoint) -> UITextRange?
}

extension UITextInput {
  private var edited: (any EditedText)? { self as? any EditedText }
  private var positions: TextPositions { TextPositions(text: edited?.editedText ?? "") }

  public var beginningOfDocument: UITextPosition { positions.beginning }
  public var endOfDocument: UITextPosition { positions.end }

  public var selectedTextRange: UITextRange? {
    get {
      guard let edited, edited.isFirstResponder else { return nil }
      return UITextRange(positions.limited(edited.selectedRange))
    }
    set { edited?.selectedRange = positions.limited(newValue?.range ?? NSRange(location: 0, length: 0)) }
  }

  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    positions.position(from: position, offset: offset)
  }

  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    positions.range(from: fromPosition, to: toPosition)
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

  public func text(in range: UITextRange) -> String? { positions.text(in: range) }

  // MARK: Geometry

  private var geometry: TextGeometry? {
    guard !positions.text.isEmpty, let view = self as? any TextShowing else { return nil }
    return view.textPlacements.first.map(TextGeometry.init)
  }

  public func caretRect(for position: UITextPosition) -> CGRect { geometry?.caret(at: position.offset) ?? .zero }

  public func firstRect(for range: UITextRange) -> CGRect { geometry?.parts(of: range.range).first?.rect ?? .null }

  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    geometry?.parts(of: range.range).map(LaidOutSelectionRect.init) ?? []
  }

  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    textRange(from: beginningOfDocument, to: endOfDocument).flatMap { closestPosition(to: point, within: $0) }
  }

  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    geometry?.offset(nearestTo: point, in: range.range).map { UITextPosition(offset: $0) }
  }

  public func characterRange(at point: CGPoint) -> UITextRange? {
    guard let geometry, let place = closestPosition(to: point)?.offset else { return nil }
    let characters = [place - 1, place].filter { $0 >= 0 }.map { NSRange(location: $0, length: 1) }
    return characters.first { geometry.parts(of: $0).contains { $0.rect.contains(point) } }.map { UITextRange($0) }
  }
}
