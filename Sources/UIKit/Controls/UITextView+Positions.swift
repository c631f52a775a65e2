import Foundation

extension UITextView {
  private var positions: TextPositions { TextPositions(text: text ?? "") }

  /// The place before the first character.
  public var beginningOfDocument: UITextPosition { positions.beginning }
  /// The place after the last character.
  public var endOfDocument: UITextPosition { positions.end }

  /// The selected part of the text; the cursor is an empty one. `nil` while the text is not edited.
  public var selectedTextRange: UITextRange? {
    get { isFirstResponder ? UITextRange(positions.limited(selectedRange)) : nil }
    set { selectedRange = positions.limited(newValue?.range ?? NSRange(location: 0, length: 0)) }
  }

  /// The place some UTF-16 code units further; `nil` outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    positions.position(from: position, offset: offset)
  }

  /// The part of the text between two places, in either order.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    positions.range(from: fromPosition, to: toPosition)
  }

  /// The UTF-16 code units from one place to another; negative if the other one comes before.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

  /// The text of a part; `nil` outside the text.
  public func text(in range: UITextRange) -> String? { positions.text(in: range) }
}
