import Foundation

/// A view whose text can be edited. It has positions in the text and a selection.
///
/// Text fields and text views get these members from an extension. A view of an app that adopts the protocol has an
/// empty text, unless it implements the members itself.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  /// The place before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The place after the last character.
  var endOfDocument: UITextPosition { get }
  /// The selected part of the text; the cursor is an empty one. `nil` while the text is not edited.
  var selectedTextRange: UITextRange? { get set }
  /// The position that is `offset` UTF-16 code units after another one; `nil` outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The part of the text between two places, in either order.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The number of UTF-16 code units from one position to another; negative if the other one comes before.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// The text of a range; `nil` for a range that is not in the text.
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
