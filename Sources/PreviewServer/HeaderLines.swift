/// The lines of a request up to the first empty one, of which only one thing is known: how many of them begin with `Host:`.
///
/// It is no parser: what a line means is decided by the server behind the gate alone. Spaces do not count, because that
/// server leaves them out.
struct HeaderLines {
  /// How many lines are named `Host`.
  private(set) var hosts = 0
  /// Whether the empty line has come.
  private(set) var areComplete = false
  /// The first letters of the line that has not ended.
  private var name: [UInt8] = []
  private var isEmpty = true

  private static let host = Array("host:".utf8)

  /// Takes in the next bytes of the request.
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
