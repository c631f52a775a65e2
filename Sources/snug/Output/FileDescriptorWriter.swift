import Foundation

/// Writes to an open file descriptor. Either all bytes are written, or an error with the reason is thrown.
enum FileDescriptorWriter {
  /// Writes all bytes, in as many calls of the system as are needed.
  ///
  /// - Parameters:
  ///   - bytes: the bytes to write.
  ///   - descriptor: the open file descriptor.
  ///   - name: the name of the file in error messages.
  static func write(_ bytes: [UInt8], to descriptor: Int32, named name: String) throws(OutputError) {
    let piece = takesAll(descriptor) ? Int.max : pieceOfPipe
    var start = 0
    while start < bytes.count {
      if piece < .max { try waitUntilReady(descriptor, named: name) }
      let count = bytes[start...].prefix(piece).withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0 {
        // A non-blocking pipe may be full although `poll` said that it was ready; then the loop waits again.
        guard errno == EINTR || errno == EAGAIN else { throw OutputError(path: name) }
        continue
      }
      start += count
    }
  }

  /// The number of bytes that can be written to a pipe without blocking after `poll` said that it is ready.
  private static let pieceOfPipe = 4_096
  /// The time for which one call of `poll` waits, in milliseconds. After it, an interruption is noticed.
  private static let patience: Int32 = 100

  /// Whether writing to a descriptor never blocks for long, as for regular files.
  private static func takesAll(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Waits until a pipe or terminal takes bytes. Throws an error only if the program is interrupted in the meantime.
  private static func waitUntilReady(_ descriptor: Int32, named name: String) throws(OutputError) {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    while poll(&waiting, 1, patience) == 0 {
      if Interruption.isRequested { throw OutputError(path: name, code: EINTR) }
    }
  }
}
