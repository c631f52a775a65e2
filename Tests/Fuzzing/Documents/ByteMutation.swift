import Foundation

/// One kind of damage to the bytes of a file.
nonisolated enum ByteMutation: CaseIterable {
  case flipBit, setByte, remove, insert, repeatPart, cut, swapParts, insertSnippet, encodeUTF16

  /// Damages the bytes.
  func apply(to bytes: inout [UInt8], random: inout FuzzGenerator) {
    guard !bytes.isEmpty else { return }
    let place = random.below(bytes.count)
    let end = min(bytes.count, place + 1 + random.below(64))
    switch self {
    case .flipBit: bytes[place] ^= 1 << UInt8(random.below(8))
    case .setByte:
      bytes[place] = random.pick([0, 1, 0x0A, 0x22, 0x26, 0x3C, 0x3E, 0x7F, 0x80, 0xC0, 0xE9, 0xED, 0xF5, 0xFE, 0xFF])
    case .remove: bytes.removeSubrange(place..<end)
    case .insert: bytes.insert(contentsOf: (0...random.below(8)).map { _ in UInt8(random.below(256)) }, at: place)
    case .repeatPart:
      let part = Array(bytes[place..<end])
      for _ in 0...random.below(20) { bytes.insert(contentsOf: part, at: place) }
    case .cut: bytes.removeSubrange(place...)
    case .swapParts:
      let part = Array(bytes[place..<end])
      bytes.removeSubrange(place..<end)
      bytes.insert(contentsOf: part, at: random.below(bytes.count + 1))
    case .insertSnippet: bytes.insert(contentsOf: Array(random.pick(Self.snippets).utf8), at: place)
    case .encodeUTF16:
      let text = String(decoding: bytes, as: UTF8.self)
      bytes =
        [0xFF, 0xFE] + text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
    }
  }

  private static let snippets = [
    "<?merge?>", "<?x y?>", "<!-- -->", "<!-- é -- -->", "<![CDATA[<a>]]>", "<!DOCTYPE d [<!ENTITY e \"f\">]>", "&e;",
    "&#0;",
    "&#x1F600;", "&#xD800;", "&amp;", "<a:b xmlns:a=\"c\" a:d=\"e\"/>", "<view id=\"z\"/>", "</view>", "<subviews>",
    "</subviews>", "\u{FEFF}", "\u{0}", "]]>", "<?xml version=\"1.1\" encoding=\"UTF-16\"?>", " a=\"1\" a=\"2\"",
    "<!NOTATION n SYSTEM \"n\">", "<!ATTLIST a b CDATA #IMPLIED>",
  ]
}
