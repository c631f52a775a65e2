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
}
