/// Counts the `Host` lines of a request's headers, and detects the empty line that ends the headers.
///
/// It does not parse headers otherwise: the FlyingFox server behind ``FloodGate`` does that. Spaces are skipped,
/// because FlyingFox skips them.
struct HeaderLines {
  /// The number of header lines with the name `Host`.
  private(set) var hosts = 0
  /// Whether the empty line after the headers has been received.
  private(set) var areComplete = false
  /// The first letters of the current line, in lower case and without spaces.
  private var name: [UInt8] = []
  private var isEmpty = true

  private static let host = Array("host:".utf8)

  /// Reads the next bytes of the request.
  mutating func add(_ bytes: [UInt8]) {
    guard !areComplete else { return }
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\n"):
        if isEmpty {
          areComplete = true
          return
        }
        name = []
        isEmpty = true
      case UInt8(ascii: "\r"): continue
      default:
        isEmpty = false
        guard name.count < Self.host.count, byte > UInt8(ascii: " ") else { continue }
        name.append((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte)
        if name == Self.host { hosts += 1 }
      }
    }
  }
}
