/// The lines of a header without comments. Lines that end with a backslash are joined with the next line.
///
/// clang receives these lines instead of the file, so that no comment or line break can hide a directive from
/// ``HeaderDirective``.
struct HeaderText {
  private(set) var lines: [String] = []

  /// - Parameter bytes: the contents of the header's file.
  init(_ bytes: some Collection<UInt8>) {
    var rest = Self.spliced(Array(bytes))[...]
    var line: [UInt8] = []
    while let byte = rest.first {
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        add(line)
        line = []
        rest = rest.dropFirst()
      case UInt8(ascii: "/") where rest.dropFirst().first == UInt8(ascii: "/"):
        rest = rest.drop { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      case UInt8(ascii: "/") where rest.dropFirst().first == UInt8(ascii: "*"):
        rest = Self.afterComment(rest.dropFirst(2))
        line.append(UInt8(ascii: " "))
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let end = Self.endOfText(rest)
        line += rest[..<end]
        rest = rest[end...]
      case 0: rest = rest.dropFirst()
      default:
        line.append(byte)
        rest = rest.dropFirst()
      }
    }
    add(line)
  }

  private mutating func add(_ line: [UInt8]) {
    let text = String(decoding: line, as: UTF8.self)
    if text.contains(where: { !$0.isWhitespace }) { lines.append(text) }
  }

  /// The bytes without the backslashes that continue a line, and without the line breaks after them.
  private static func spliced(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\") {
        var end = index + 1
        while end < bytes.count, [0x20, 0x09, 0x0B, 0x0C].contains(bytes[end]) { end += 1 }
        if end < bytes.count, bytes[end] == UInt8(ascii: "\r") { end += 1 }
        if end < bytes.count, bytes[end] == UInt8(ascii: "\n") {
          index = end + 1
          continue
        }
      }
      result.append(bytes[index])
      index += 1
    }
    return result
  }

  private static func afterComment(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") { return bytes[(index + 2)...] }
      index += 1
    }
    return []
  }

  /// The index after the closing quotation mark of a string or character literal; the end of the line if the literal is
  /// not closed.
  private static func endOfText(_ bytes: ArraySlice<UInt8>) -> Int {
    let quote = bytes[bytes.startIndex]
    var index = bytes.startIndex + 1
    while index < bytes.endIndex, bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\r") {
      if bytes[index] == quote { return index + 1 }
      let isEscape = bytes[index] == UInt8(ascii: "\\") && index + 1 < bytes.endIndex
      index += isEscape && bytes[index + 1] != UInt8(ascii: "\n") && bytes[index + 1] != UInt8(ascii: "\r") ? 2 : 1
    }
    return index
  }
}
