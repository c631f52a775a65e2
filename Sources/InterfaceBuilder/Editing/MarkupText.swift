import Foundation

/// The bytes of an XML document as units in which markup is found: bytes, or the two bytes of UTF-16.
///
/// All characters of markup are ASCII, and in the encodings of XML documents no other character contains their units.
nonisolated struct MarkupText {
  /// How a document is encoded, as far as markup and new text need it.
  enum Encoding {
    case utf8
    case utf16LittleEndian
    case utf16BigEndian
    /// ASCII and something else.
    case ascii

    /// Bytes per unit.
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

  /// The encoding by the first bytes ([XML, appendix F](https://www.w3.org/TR/xml/#sec-guessing)) and the declaration.
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

  /// A text as the document's bytes.
  func bytes(of text: String) -> [UInt8] {
    switch encoding {
    case .utf8: Array(text.utf8)
    case .utf16LittleEndian: text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
    case .utf16BigEndian: text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    case .ascii: Array(text.utf8)
    }
  }

  /// A text written so that XML reads it back, in an attribute or between tags.
  func escaped(_ text: String) throws(DocumentEditError) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&apos;"
      // An attribute's line ends and tabs are read as spaces, unless they are references.
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
