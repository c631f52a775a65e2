import Foundation

/// The text of an XML document as an array of code units: single bytes, or pairs of bytes in UTF-16. Markup can be
/// searched in it without decoding.
///
/// All markup characters are ASCII. In the encodings of XML documents, the code units of other characters are never
/// equal to those of markup characters.
nonisolated struct MarkupText {
  /// The encoding of a document. Only differences that matter for finding markup and writing text are distinguished.
  enum Encoding {
    case utf8
    case utf16LittleEndian
    case utf16BigEndian
    /// Another encoding of which ASCII is a subset. Other characters are written as character references.
    case ascii

    /// The number of bytes of one code unit.
    var width: Int {
      switch self {
      case .utf8, .ascii: 1
      case .utf16LittleEndian, .utf16BigEndian: 2
      }
    }
  }

  let encoding: Encoding
  let units: [UInt16]

  init(_ data: Data) {
    let bytes = [UInt8](data)
    encoding = Self.encoding(of: bytes)
    switch encoding {
    case .utf8, .ascii: units = bytes.map(UInt16.init)
    case .utf16LittleEndian:
      units = stride(from: 0, to: bytes.count - 1, by: 2).map { UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8 }
    case .utf16BigEndian:
      units = stride(from: 0, to: bytes.count - 1, by: 2).map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
    }
  }

  /// Detects the encoding from the first bytes ([XML, appendix F](https://www.w3.org/TR/xml/#sec-guessing)) and from
  /// the XML declaration.
  private static func encoding(of bytes: [UInt8]) -> Encoding {
    switch bytes.prefix(2) {
    case [0xFF, 0xFE], [0x3C, 0x00]: return .utf16LittleEndian
    case [0xFE, 0xFF], [0x00, 0x3C]: return .utf16BigEndian
    default: break
    }
    let start = String(decoding: bytes.prefix(200), as: UTF8.self)
    guard start.contains("<?xml"), let end = start.firstRange(of: "?>"),
      let name = start[..<end.lowerBound].firstMatch(of: /encoding\s*=\s*["']([^"']*)["']/)
    else { return .utf8 }
    return name.1.lowercased() == "utf-8" ? .utf8 : .ascii
  }

  /// The whole lines of a range with their line end, if nothing but spaces stands beside it; else the range itself.
  func lines(ofOnly range: Range<Int>) -> Range<Int> {
    let (space, tab, lineFeed, carriageReturn) = (UInt16(0x20), UInt16(0x09), UInt16(0x0A), UInt16(0x0D))
    var (start, end) = (range.lowerBound, range.upperBound)
    while start > 0, [space, tab].contains(units[start - 1]) { start -= 1 }
    while end < units.count, [space, tab, carriageReturn].contains(units[end]) { end += 1 }
    guard start > 0, units[start - 1] == lineFeed, end < units.count, units[end] == lineFeed else { return range }
    return start..<end + 1
  }

  /// A text as bytes in the document's encoding.
  func bytes(of text: String) -> [UInt8] {
    switch encoding {
    case .utf8: Array(text.utf8)
    case .utf16LittleEndian: text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
    case .utf16BigEndian: text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    case .ascii: Array(text.utf8)
    }
  }

  /// A text escaped for an attribute or for the content of an element.
  func escaped(_ text: String) throws(DocumentEditError) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&apos;"
      // In an attribute, line ends and tabs are read as spaces unless they are written as character references.
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        throw .invalidValue("XML cannot hold the character U+\(String(scalar.value, radix: 16, uppercase: true))")
      case _ where encoding == .ascii && !scalar.isASCII: result += "&#x\(String(scalar.value, radix: 16));"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
