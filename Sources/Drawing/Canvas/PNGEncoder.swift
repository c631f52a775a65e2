import CZlib
import Foundation

/// Writes pixels as a PNG file (ISO/IEC 15948) of 8 bits a channel.
///
/// Screens are mostly flat colour, so every row is stored as its difference to the row above, packed at zlib's fastest
/// level: several times faster than Cairo's own writer at about the same size.
struct PNGEncoder {
  /// Premultiplied BGRA pixels as Cairo's `ARGB32` surfaces hold them on little-endian machines.
  let pixels: UnsafeBufferPointer<UInt32>
  /// Pixels from the start of a row to the start of the next one.
  let stride: Int
  let width: Int
  let height: Int
  /// Pixels per point, written as the physical resolution (72 pixels an inch at 1x).
  let scale: Double

  /// The bytes of the file.
  func encode() -> Data {
    let opaque = isOpaque
    var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let colourType: UInt8 = opaque ? 2 : 6
    append("IHDR", bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [8, colourType, 0, 0, 0], to: &file)
    append("sRGB", [0], to: &file)
    let pixelsPerMetre = bigEndian(UInt32((scale * 72 / 0.0254).rounded()))
    append("pHYs", pixelsPerMetre + pixelsPerMetre + [1], to: &file)
    append("IDAT", deflated(opaque ? filteredRows(channels: 3) : filteredRows(channels: 4)), to: &file)
    append("IEND", [], to: &file)
    return file
  }

  private var isOpaque: Bool {
    for y in 0..<height {
      for x in 0..<width where pixels[y * stride + x] >> 24 != 0xFF { return false }
    }
    return true
  }

  /// The rows with filter 2 ("up") before each: every byte less the byte above it.
  private func filteredRows(channels: Int) -> [UInt8] {
    let rowBytes = width * channels + 1
    return [UInt8](unsafeUninitializedCapacity: rowBytes * height) { output, count in
      for y in 0..<height {
        var at = y * rowBytes
        output[at] = 2
        at += 1
        for x in 0..<width {
          let pixel = straight(pixels[y * stride + x])
          let above = y > 0 ? straight(pixels[(y - 1) * stride + x]) : 0
          output[at] = UInt8(truncatingIfNeeded: (pixel >> 16) &- (above >> 16))
          output[at + 1] = UInt8(truncatingIfNeeded: (pixel >> 8) &- (above >> 8))
          output[at + 2] = UInt8(truncatingIfNeeded: pixel &- above)
          if channels == 4 { output[at + 3] = UInt8(truncatingIfNeeded: (pixel >> 24) &- (above >> 24)) }
          at += channels
        }
      }
      count = rowBytes * height
    }
  }

  /// The pixel with its colour divided by its opacity, as PNG wants it.
  @inline(__always)
  private func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha != 0xFF else { return pixel }
    guard alpha != 0 else { return 0 }
    func channel(_ shift: UInt32) -> UInt32 {
      min(255, (((pixel >> shift) & 0xFF) * 255 + alpha / 2) / alpha) << shift
    }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }

  private func deflated(_ bytes: [UInt8]) -> [UInt8] {
    var stream = z_stream()
    deflateInit2_(
      &stream, 1, Z_DEFLATED, 15, 9, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    defer { deflateEnd(&stream) }
    let bound = Int(deflateBound(&stream, UInt(bytes.count)))
    var input = bytes
    return [UInt8](unsafeUninitializedCapacity: bound) { output, count in
      input.withUnsafeMutableBufferPointer { input in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(output.count)
        deflate(&stream, Z_FINISH)
      }
      count = Int(stream.total_out)
    }
  }

  private func append(_ type: String, _ content: [UInt8], to file: inout Data) {
    file.append(contentsOf: bigEndian(UInt32(content.count)))
    let body = Array(type.utf8) + content
    file.append(contentsOf: body)
    file.append(contentsOf: bigEndian(UInt32(crc32(0, body, UInt32(body.count)))))
  }

  private func bigEndian(_ value: UInt32) -> [UInt8] {
    [UInt8(value >> 24), UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)]
  }
}
