/// The words of a source file, each with its hash. Comparing hashes is faster than making a string of every word.
nonisolated struct SourceWords {
  /// A word of letters, digits and underscores.
  struct Word {
    /// The FNV-1a hash of the word.
    let hash: UInt64
    /// The hash of the word before it; 0 for the first.
    let previous: UInt64
    /// The positions of its bytes.
    let range: Range<Int>
    /// The bytes of the whole file.
    let bytes: UnsafeBufferPointer<UInt8>

    /// Whether the word stands between quotation marks.
    var isLiteral: Bool {
      let quote = UInt8(ascii: "\"")
      return range.lowerBound > 0 && bytes[range.lowerBound - 1] == quote && range.upperBound < bytes.count
        && bytes[range.upperBound] == quote
    }

    /// The word before a literal's quotation mark, a blank, `@`, `:` or `(`, such as `withIdentifier` in
    /// `withIdentifier: "Row"`; empty if something else stands before it.
    var label: String {
      var end = range.lowerBound - 2
      while end >= 0, Self.between.contains(bytes[end]) { end -= 1 }
      var start = end + 1
      while start > 0, SourceTokens.isWord(bytes[start - 1]) { start -= 1 }
      return start <= end ? String(decoding: bytes[start...end], as: UTF8.self) : ""
    }

    private static let between = Set(" @:(".utf8)
  }

  /// Calls a closure with each word, in order. Words of comments and literals count.
  ///
  /// - Complexity: linear in the number of bytes.
  static func forEach(in bytes: [UInt8], _ body: (Word) -> Void) {
    var previous: UInt64 = 0
    bytes.withUnsafeBufferPointer { bytes in
      var position = 0
      while position < bytes.count {
        var hash = start
        let first = position
        while position < bytes.count, SourceTokens.isWord(bytes[position]) {
          hash = Self.hash(hash, bytes[position])
          position += 1
        }
        if position > first {
          body(Word(hash: hash, previous: previous, range: first..<position, bytes: bytes))
          previous = hash
        }
        position += 1
      }
    }
  }

  private static let start: UInt64 = 0xcbf2_9ce4_8422_2325

  private static func hash(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }

  /// The hash of the constant that R.swift and similar tools generate for a name: `home` for `Home`.
  static func hashOfConstant(for name: String) -> UInt64 { hash(name.prefix(1).lowercased() + name.dropFirst()) }

  /// The FNV-1a hash of a word.
  static func hash(_ word: String) -> UInt64 { word.utf8.reduce(start, hash) }
}
