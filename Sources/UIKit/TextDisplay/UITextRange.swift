import Foundation

open class UITextRange: NSObject {
  /// Where the part begins.
  open var start: UITextPosition { UITextPosition(offset: range.location) }
  /// Where the part ends.
  open var end: UITextPosition { UITextPosition(offset: range.location + range.length) }
  /// Whether there is nothing in it.
  open var isEmpty: Bool { range.length == 0 }

  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UITextRange)?.range == range }

  open override var hash: Int { range.hashValue }
}
