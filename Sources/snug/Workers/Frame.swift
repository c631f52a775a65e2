import Foundation

/// The encoding of messages between the main process and its worker processes: the length of the content as four bytes,
/// least significant first, followed by the content.
enum Frame {
  /// The error that a message claims to be longer than allowed, so that the sender does not follow the encoding.
  struct TooLong: Error, Equatable, CustomStringConvertible {
    /// The length that the message claims, in bytes.
    var length: Int

    var description: String { "a message of \(length) bytes; \(Frame.mostBytes) are the most" }
  }

  private static let headerSize = 4
  /// The most bytes of content. Four characters of printed text, read as a length, give a larger number, so that such
  /// text is never taken for a message.
  static let mostBytes = 1 << 29

  /// Encodes the content of a message.
  static func encoded(_ content: [UInt8]) -> [UInt8] {
    let length = UInt32(content.count)
    return (0..<headerSize).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) } + content
  }

  /// Removes the first message from received bytes and returns its content; `nil` if it is not complete yet.
  static func takeFirst(from bytes: inout [UInt8]) throws(TooLong) -> [UInt8]? {
    guard bytes.count >= headerSize else { return nil }
    let end = headerSize + (try length(bytes[..<headerSize]))
    guard bytes.count >= end else { return nil }
    defer { bytes.removeFirst(end) }
    return Array(bytes[headerSize..<end])
  }

  /// Reads the next message, waiting for it if necessary, and returns its content; `nil` at the end of the file.
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
