internal import CZlib

/// Compresses bytes that are added in several parts, at zlib's fastest level.
nonisolated final class ZlibCompression {
  private var stream = z_stream()
  private var output: [UInt8] = []
  private var part = [UInt8](repeating: 0, count: 1 << 16)

  init() {
    deflateInit2_(
      &stream, 1, Z_DEFLATED, 15, 9, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
  }

  deinit { deflateEnd(&stream) }

  /// Adds bytes to the input. They are not changed; the parameter is `inout` because zlib declares its input as
  /// mutable.
  func append(_ bytes: inout [UInt8]) {
    bytes.withUnsafeMutableBufferPointer { bytes in
      stream.next_in = bytes.baseAddress
      stream.avail_in = UInt32(bytes.count)
      while stream.avail_in > 0 { compress(Z_NO_FLUSH) }
    }
  }

  /// Ends the input and returns the whole output.
  func end() -> [UInt8] {
    while compress(Z_FINISH) == Z_OK {}
    return output
  }

  /// Calls zlib once: compresses as much of the input as fits into the output buffer, and appends this to the output.
  @discardableResult
  private func compress(_ flush: Int32) -> Int32 {
    part.withUnsafeMutableBufferPointer { part in
      stream.next_out = part.baseAddress
      stream.avail_out = UInt32(part.count)
      let result = deflate(&stream, flush)
      output.append(contentsOf: part[..<(part.count - Int(stream.avail_out))])
      return result
    }
  }
}
