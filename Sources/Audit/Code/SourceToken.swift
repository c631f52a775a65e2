/// A token of Swift or Objective-C source text: a word or a punctuation character.
nonisolated enum SourceToken: Equatable {
  /// A name or keyword; in Objective-C with the `@` of `@interface`.
  case word(String)
  /// A byte of source text that is part of no word and no white space, such as `{` or `.`.
  case sign(UInt8)
}

/// Splits Swift or Objective-C source text into words and punctuation. Comments and string literals are left out.
///
/// It knows only the syntax that ``CodeType`` needs, and never fails: any other text is split in the same way.
nonisolated struct SourceTokens: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func next() -> SourceToken? {
    while position < bytes.count {
      let byte = bytes[position]
      if byte <= 0x20 {
        position += 1
      } else if byte == UInt8(ascii: "/"), follows(UInt8(ascii: "/")) {
        skipLine()
      } else if byte == UInt8(ascii: "/"), follows(UInt8(ascii: "*")) {
        skipComment()
      } else if byte == UInt8(ascii: "\"") {
        skipString()
      } else if Self.isWord(byte) || byte == UInt8(ascii: "@") {
        let start = position
        position += 1
        while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
        return .word(String(decoding: bytes[start..<position], as: UTF8.self))
      } else {
        position += 1
        return .sign(byte)
      }
    }
    return nil
  }

  /// Whether a byte can be part of a name: an ASCII letter or digit, an underscore, or any non-ASCII byte of UTF-8.
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private func follows(_ byte: UInt8) -> Bool {
    position + 1 < bytes.count && bytes[position + 1] == byte
  }

  private mutating func skipLine() {
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
  }

  private mutating func skipComment() {
    position += 2
    while position < bytes.count, !(bytes[position] == UInt8(ascii: "*") && follows(UInt8(ascii: "/"))) {
      position += 1
    }
    position += 2
  }

  /// Moves the position behind a string literal. A single-line literal ends at its closing quote or at the end of the
  /// line, a multi-line literal at three quotes.
  private mutating func skipString() {
    let quote = UInt8(ascii: "\"")
    let isLong = position + 2 < bytes.count && bytes[position + 1] == quote && bytes[position + 2] == quote
    position += isLong ? 3 : 1
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "\\") {
        position += 2
      } else if bytes[position] == quote {
        guard isLong else { break }
        if position + 2 < bytes.count, bytes[position + 1] == quote, bytes[position + 2] == quote { break }
        position += 1
      } else if !isLong, bytes[position] == UInt8(ascii: "\n") {
        break
      } else {
        position += 1
      }
    }
    position += isLong ? 3 : 1
  }
}
