import Foundation

open class UITextRange: NSObject {
  /// The position where the range begins.
  open var start: UITextPosition { UITextPosition(offset: range.location) }
  /// The position where the range ends.
  open var end: UITextPosition { UITextPosition(offset: range.location + range.length) }
  /// Whether the range contains no characters.
  open var isEmpty: Bool { range.length == 0 }

  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UITextRange)?.range == range }

  open override var hash: Int { range.hashValue }
}
