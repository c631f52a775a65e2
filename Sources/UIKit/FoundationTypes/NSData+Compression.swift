#if !canImport(Darwin)
  internal import CZlib
  import Foundation

  // On Apple's systems, Foundation compresses data. Of its four algorithms, zlib exists here.

  extension NSData {
    /// The algorithms of compression.
    public enum CompressionAlgorithm: Int, Sendable {
      /// Not available here.
      case lzfse
      /// Not available here.
      case lz4
      /// Not available here.
      case lzma
      /// DEFLATE, without a header and a checksum.
      case zlib
    }

    /// The compressed bytes.
    ///
    /// - Throws: `CocoaError.featureUnsupported` for algorithms other than zlib.
    public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
      guard algorithm == .zlib else { throw CocoaError(.featureUnsupported) }
      return try Self.transform(self as Data) { stream in
        deflateInit2_(
          &stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
          Int32(MemoryLayout<z_stream>.size))
      } step: {
        deflate(&$0, Z_FINISH)
      } end: {
        deflateEnd(&$0)
      }
    }

    /// The bytes of which these are the compressed form.
    ///
    /// - Throws: `CocoaError.featureUnsupported` for algorithms other than zlib, `CocoaError.fileReadCorruptFile` if
    ///   the bytes are damaged.
    public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
      guard algorithm == .zlib else { throw CocoaError(.featureUnsupported) }
      return try Self.transform(self as Data) { stream in
        inflateInit2_(&stream, -MAX_WBITS, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
      } step: {
        inflate(&$0, Z_NO_FLUSH)
      } end: {
        inflateEnd(&$0)
      }
    }

    /// Gives bytes to zlib, part of the output by part, until its stream ends.
    private static func transform(
      _ data: Data, begin: (inout z_stream) -> Int32, step: (inout z_stream) -> Int32,
      end: (inout z_stream) -> Int32
    ) throws -> NSData {
      var stream = z_stream()
      guard begin(&stream) == Z_OK else { throw CocoaError(.fileReadUnknown) }
      defer { _ = end(&stream) }
      var input = [UInt8](data)
      var output = Data()
      var part = [UInt8](repeating: 0, count: 1 << 16)
      return try input.withUnsafeMutableBufferPointer { input in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        while true {
          let (result, count) = part.withUnsafeMutableBufferPointer { part in
            stream.next_out = part.baseAddress
            stream.avail_out = UInt32(part.count)
            return (step(&stream), part.count - Int(stream.avail_out))
          }
          output += part[..<count]
          if result == Z_STREAM_END { return output as NSData }
          guard result == Z_OK else { throw CocoaError(.fileReadCorruptFile) }
        }
      }
    }
  }
#endif
