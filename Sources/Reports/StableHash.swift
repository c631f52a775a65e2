/// A hash that is the same in every run and on every machine.
public enum StableHash {
  /// The text's [FNV-1a](https://www.rfc-editor.org/rfc/rfc9923) hash of 64 bits in hexadecimal digits.
  public static func hexadecimal(_ text: String) -> String {
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
