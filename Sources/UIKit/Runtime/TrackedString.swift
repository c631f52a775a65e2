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

extension NSMutableString {
  /// Replaces all occurrences of a text. Returns their number.
  ///
  /// Generated code calls it in the place of `replaceOccurrences(of:with:options:range:)` of a `mutableString`: Foundation on
  /// Linux goes through the occurrences in the wrong order if the string is not one of its own classes.
  ///
  /// - Complexity: O(*n* · *m*) for *n* characters and *m* occurrences.
  @_spi(Generated) @discardableResult public nonisolated func replaceEachOccurrence(
    of target: String, with replacement: String, options: NSString.CompareOptions = [], range searchRange: NSRange
  ) -> Int {
    let original = NSString(string: description)
    var found: [NSRange] = []
    var rest = searchRange
    while rest.length > 0 {
      let range = original.range(of: target, options: options.subtracting(.backwards), range: rest)
      guard range.location != NSNotFound, range.length > 0 else { break }
      found.append(range)
      rest = NSRange(location: NSMaxRange(range), length: NSMaxRange(rest) - NSMaxRange(range))
    }
    for range in found.reversed() { replaceCharacters(in: range, with: replacement) }
    return found.count
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
  }
#endif
