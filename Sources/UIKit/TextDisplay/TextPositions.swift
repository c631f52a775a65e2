import Foundation

/// Computes positions and ranges in the text of a text field or text view, in UTF-16 code units.
struct TextPositions {
  let text: String

  private var length: Int { text.utf16.count }

  var beginning: UITextPosition { UITextPosition(offset: 0) }
  var end: UITextPosition { UITextPosition(offset: length) }

  /// The position that is `offset` UTF-16 code units after `position`; nil if that is outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (sum, overflows) = position.offset.addingReportingOverflow(offset)
    guard !overflows, (0...length).contains(sum) else { return nil }
    return UITextPosition(offset: sum)
  }

  /// The range between two positions, in either order.
  func range(from position: UITextPosition, to other: UITextPosition) -> UITextRange {
    let start = min(position.offset, other.offset)
    return UITextRange(NSRange(location: start, length: max(position.offset, other.offset) - start))
  }

  /// The text in a range; nil if the range is not within the text.
  func text(in range: UITextRange) -> String? {
    guard range.range.location >= 0, range.range.location + range.range.length <= length else { return nil }
    return (text as NSString).substring(with: range.range)
  }

  func limited(_ range: NSRange) -> NSRange {
    let start = min(max(0, range.location), length)
    return NSRange(location: start, length: min(max(0, range.length), length - start))
  }
}
