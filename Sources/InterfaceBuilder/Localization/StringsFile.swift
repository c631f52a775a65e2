import Foundation

/// Reads `.strings` files: `"key" = "value";` lines with comments, or a property list.
nonisolated enum StringsFile {
  static func parse(_ data: Data) throws(StringsProblem) -> [String: String] {
    if data.starts(with: Data("bplist".utf8)) || data.prefix(512).range(of: Data("<plist".utf8)) != nil {
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
      guard let texts = list as? [String: Any] else {
        throw StringsProblem(message: "it is not a property list of texts")
      }
      return texts.compactMapValues { $0 as? String }
    }
    guard let text = decode(data) else { throw StringsProblem(message: "it is neither UTF-8 nor UTF-16") }
    var parser = Parser(scalars: Array(text.unicodeScalars))
    return try parser.parse()
  }

  /// Decodes the text of a file: UTF-8, or UTF-16 with a byte-order mark, as older versions of Xcode wrote; nil if it
  /// is neither.
  private static func decode(_ data: Data) -> String? {
    if isUTF16(data) { return String(data: data, encoding: .utf16) }
    let body = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
    return String(data: body, encoding: .utf8)
  }

  /// The number of characters of a file, with its keys and comments. The file is not parsed.
  static func characters(in data: Data) -> Int {
    // In UTF-8, the bytes of a character after the first one begin with the bits 10.
    isUTF16(data) ? data.count / 2 : data.count { $0 & 0b1100_0000 != 0b1000_0000 }
  }

  private static func isUTF16(_ data: Data) -> Bool {
    data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
  }

  private struct Parser {
    let scalars: [Unicode.Scalar]
    var position = 0
    var line = 1

    init(scalars: [Unicode.Scalar]) {
      self.scalars = scalars
    }

    mutating func parse() throws(StringsProblem) -> [String: String] {
      var texts: [String: String] = [:]
      try skipBlanks()
      while position < scalars.count {
        let key = try token()
        try skipBlanks()
        // If a key has no value, the key is also the value.
        var value = key
        if peek == "=" {
          advance()
          try skipBlanks()
          value = try token()
          try skipBlanks()
        }
        guard peek == ";" else { throw problem("expected “;” after the text of \(key)") }
        advance()
        texts[key] = value
        try skipBlanks()
      }
      return texts
    }

    private var peek: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

    private mutating func advance() {
      if scalars[position] == "\n" { line += 1 }
      position += 1
    }

    private func problem(_ message: String) -> StringsProblem { StringsProblem(line: line, message: message) }

    private mutating func skipBlanks() throws(StringsProblem) {
      while let scalar = peek {
        if scalar.properties.isWhitespace {
          advance()
        } else if scalar == "/", position + 1 < scalars.count, scalars[position + 1] == "/" {
          while let next = peek, next != "\n" { advance() }
        } else if scalar == "/", position + 1 < scalars.count, scalars[position + 1] == "*" {
          try skipComment()
        } else {
          return
        }
      }
    }

    private mutating func skipComment() throws(StringsProblem) {
      let start = line
      while position + 1 < scalars.count {
        if scalars[position] == "*", scalars[position + 1] == "/" {
          position += 2
          return
        }
        advance()
      }
      throw StringsProblem(line: start, message: "the comment has no end")
    }

    private mutating func token() throws(StringsProblem) -> String {
      guard peek == "\"" else { return try word() }
      let start = line
      advance()
      var text = String.UnicodeScalarView()
      while let scalar = peek {
        advance()
        if scalar == "\"" { return String(text) }
        if scalar == "\\" { try appendEscape(to: &text) } else { text.append(scalar) }
      }
      throw StringsProblem(line: start, message: "the text has no closing quotation mark")
    }

    private mutating func word() throws(StringsProblem) -> String {
      var text = String.UnicodeScalarView()
      while let scalar = peek, scalar.properties.isAlphabetic || "0123456789_.-$/:[]".unicodeScalars.contains(scalar) {
        text.append(scalar)
        advance()
      }
      guard !text.isEmpty else { throw problem("expected a text in quotation marks") }
      return String(text)
    }

    private mutating func appendEscape(to text: inout String.UnicodeScalarView) throws(StringsProblem) {
      guard let scalar = peek else { throw problem("the text ends in a backslash") }
      advance()
      switch scalar {
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "r": text.append("\r")
      case "U", "u": appendUTF16Escape(to: &text)
      default: text.append(scalar)
      }
    }

    /// Appends a character that is written as a UTF-16 escape `\U00E9`. Characters beyond U+FFFF are written as two
    /// escapes (a surrogate pair).
    private mutating func appendUTF16Escape(to text: inout String.UnicodeScalarView) {
      var units = [hexUnit()]
      if UTF16.isLeadSurrogate(units[0]), position + 1 < scalars.count, scalars[position] == "\\",
        scalars[position + 1] == "U" || scalars[position + 1] == "u"
      {
        position += 2
        units.append(hexUnit())
      }
      text.append(contentsOf: String(decoding: units, as: UTF16.self).unicodeScalars)
    }

    private mutating func hexUnit() -> UInt16 {
      var value: UInt16 = 0
      for _ in 0..<4 {
        guard let scalar = peek, let digit = Character(scalar).hexDigitValue else { break }
        value = value << 4 | UInt16(digit)
        advance()
      }
      return value
    }
  }
}
