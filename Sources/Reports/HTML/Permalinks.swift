/// Identifiers of places in a page, the same on every run, so that links to them hold.
struct Permalinks {
  private var taken: Set<String> = []

  /// An identifier for what a text names; the second one of the same text gets a number.
  mutating func identifier(_ prefix: String, for text: String) -> String {
    let name = "\(prefix)-\(Self.hash(text))"
    var candidate = name
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = "\(name)-\(number)"
      number += 1
    }
    return candidate
  }

  /// The text's [FNV-1a](https://www.rfc-editor.org/rfc/rfc9923) hash of 64 bits in hexadecimal digits.
  private static func hash(_ text: String) -> String {
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
