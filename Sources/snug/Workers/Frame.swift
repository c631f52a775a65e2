import Foundation

/// A message between the program and its workers: four bytes that tell its length, the least significant first, and as
/// many bytes of content.
enum Frame {
  /// A length that no message has: whoever writes does not follow the form.
  struct TooLong: Error, Equatable, CustomStringConvertible {
    /// The length that the message claims, in bytes.
    var length: Int

    var description: String { "a message of \(length) bytes; \(Frame.mostBytes) are the most" }
  }

  private static let headerSize = 4
  /// The longest content. It is shorter than the length that any four characters of printed text would stand for.
  static let mostBytes = 1 << 29

  /// The bytes that stand for a message.
  static func encoded(_ content: [UInt8]) -> [UInt8] {
    let length = UInt32(content.count)
    return (0..<headerSize).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) } + content
  }

  /// Removes the first message from the bytes that have arrived; `nil` if it is not complete yet.
  static func takeFirst(from bytes: inout [UInt8]) throws(TooLong) -> [UInt8]? {
    guard bytes.count >= headerSize else { return nil }
    let end = headerSize + (try length(bytes[..<headerSize]))
    guard bytes.count >= end else { return nil }
    defer { bytes.removeFirst(end) }
    return Array(bytes[headerSize..<end])
  }

  /// Waits for a message; `nil` at the end of the file.
  static func read(from file: FileHandle) throws -> [UInt8]? {
    guard let header = try file.read(upToCount: headerSize), header.count == headerSize else { return nil }
    let count = try length(header)
    guard count > 0 else { return [] }
    guard let content = try file.read(upToCount: count), content.count == count else { return nil }
    return [UInt8](content)
  }

  private static func length(_ header: some Sequence<UInt8>) throws(TooLong) -> Int {
    let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard length <= mostBytes else { throw TooLong(length: length) }
    return length
  }
}
