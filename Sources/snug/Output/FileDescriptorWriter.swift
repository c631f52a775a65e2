import Foundation

/// Writes to an open file of the process. Either everything is written, or an error with the reason is thrown.
enum FileDescriptorWriter {
  /// Writes all bytes, however many pieces the system takes them in.
  ///
  /// - Parameters:
  ///   - bytes: what to write.
  ///   - descriptor: the open file.
  ///   - name: what a person calls it.
  static func write(_ bytes: [UInt8], to descriptor: Int32, named name: String) throws(OutputError) {
    let piece = takesAll(descriptor) ? Int.max : pieceOfPipe
    var start = 0
    while start < bytes.count {
      if piece < .max { try waitUntilReady(descriptor, named: name) }
      let count = bytes[start...].prefix(piece).withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0 {
        // A pipe that somebody made non-blocking may be full, although it was ready.
        guard errno == EINTR || errno == EAGAIN else { throw OutputError(path: name) }
        continue
      }
      start += count
    }
  }

  /// The number of bytes that a pipe takes without blocking when it is ready.
  private static let pieceOfPipe = 4_096
  /// How long one look at a pipe waits, in milliseconds.
  private static let patience: Int32 = 100

  /// Whether a file takes all bytes at once, as files on disks do.
  private static func takesAll(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Waits for the reader of a pipe: for as long as it takes, unless the program is to end.
  private static func waitUntilReady(_ descriptor: Int32, named name: String) throws(OutputError) {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    while poll(&waiting, 1, patience) == 0 {
      if Interruption.isRequested { throw OutputError(path: name, code: EINTR) }
    }
  }
}
