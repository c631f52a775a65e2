import Foundation

extension NSMutableAttributedString {
  /// The characters as a string whose changes keep the attributes.
  ///
  /// Generated code calls it in the place of `mutableString`: with Foundation on Linux, a change of that one leaves the
  /// attributes at the places of the old characters, and the next copy of the text crashes.
  @_spi(Generated) public nonisolated var trackedString: NSMutableString {
    #if canImport(ObjectiveC)
      mutableString
    #else
      TrackedString(of: self)
    #endif
  }
}

#if !canImport(ObjectiveC)
  /// The characters of an attributed string. Replaced characters pass their attributes on to the new ones.
  nonisolated private final class TrackedString: NSMutableString {
    private var text = NSMutableAttributedString(string: "")

    convenience init(of text: NSMutableAttributedString) {
      self.init(capacity: 0)
      self.text = text
    }

    required init(capacity: Int) { super.init(capacity: capacity) }
    required init(string aString: String) { super.init(string: aString) }
    required init(characters: UnsafePointer<unichar>, length: Int) {
      super.init(characters: characters, length: length)
    }
    required init?(coder: NSCoder) { nil }
    required convenience init(stringLiteral value: StaticString) { self.init(string: value.description) }
    required convenience init(unicodeScalarLiteral value: StaticString) { self.init(string: value.description) }
    required convenience init(extendedGraphemeClusterLiteral value: StaticString) {
      self.init(string: value.description)
    }

    override var length: Int { text.length }

    override func character(at index: Int) -> unichar { (text.string as NSString).character(at: index) }

    override func replaceCharacters(in range: NSRange, with aString: String) {
      text.replaceCharacters(in: range, with: aString)
    }

    override func isEqual(to aString: String) -> Bool { text.string == aString }
  }
#endif
