import Foundation

/// A position between two characters of a text.
open class UITextPosition: NSObject {
  /// The number of UTF-16 code units before the position.
  let offset: Int

  init(offset: Int) {
    self.offset = offset
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UITextPosition)?.offset == offset }

  open override var hash: Int { offset }
}
