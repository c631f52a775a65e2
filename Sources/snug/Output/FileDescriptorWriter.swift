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
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        guard errno == EAGAIN else { throw OutputError(path: name) }
        // Somebody made the pipe non-blocking: wait until it takes more.
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&waiting, 1, -1)
        continue
      }
      start += count
    }
  }
}
