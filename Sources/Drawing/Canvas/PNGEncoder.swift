internal import CZlib
import Foundation

/// Encodes pixels as a PNG file (ISO/IEC 15948) with 8 bits per channel.
///
/// Pictures of screens have large areas of one colour. So every row is stored as its difference from the row above, and
/// compressed at zlib's fastest level. This is several times faster than Cairo's PNG writer, and files are about as
/// large.
nonisolated struct PNGEncoder {
  /// Premultiplied BGRA pixels, as in Cairo's `ARGB32` surfaces on little-endian machines.
  let pixels: UnsafeBufferPointer<UInt32>
  /// The number of pixels from the start of a row to the start of the next one.
  let stride: Int
  let width: Int
  let height: Int
  /// Pixels per point. It is written as the physical resolution: 72 pixels per inch at scale 1.
  let scale: Double

  /// The bytes of the file.
  func encode() -> Data {
    let opaque = isOpaque
    var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let colourType: UInt8 = opaque ? 2 : 6
    append("IHDR", bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [8, colourType, 0, 0, 0], to: &file)
    append("sRGB", [0], to: &file)
    // in range: a canvas has at least one pixel and at most 32,767 per side, which limits the scale
    let pixelsPerMetre = bigEndian(UInt32((scale * 72 / 0.0254).rounded()))
    append("pHYs", pixelsPerMetre + pixelsPerMetre + [1], to: &file)
    append("IDAT", compressedRows(channels: opaque ? 3 : 4), to: &file)
    append("IEND", [], to: &file)
    return file
  }

  private var isOpaque: Bool {
    (0..<height).allSatisfy { y in
      var common: UInt32 = .max
      for pixel in row(y) { common &= pixel }
      return common >> 24 == 0xFF
    }
  }

  private func row(_ y: Int) -> UnsafeBufferPointer<UInt32> {
    UnsafeBufferPointer(rebasing: pixels[y * stride..<y * stride + width])
  }

  private func repeatsRowAbove(_ y: Int) -> Bool {
    guard y > 0, let present = row(y).baseAddress, let above = row(y - 1).baseAddress else { return false }
    return memcmp(present, above, width * MemoryLayout<UInt32>.size) == 0
  }

  /// The compressed rows, with PNG's filter 2 ("up"): each byte minus the byte above it.
  ///
  /// Most rows of a screen are equal to the row above. For these, zeros are written without filtering. Rows are
  /// filtered and compressed one by one, because making a filtered copy of a large picture would take as long as the
  /// compression.
  private func compressedRows(channels: Int) -> [UInt8] {
    let rowBytes = width * channels
    var above = [UInt8](repeating: 0, count: rowBytes)
    var present = above
    var unchanged = [UInt8](repeating: 0, count: rowBytes + 1)
    unchanged[0] = 2
    var filtered = unchanged
    let compression = ZlibCompression()
    for y in 0..<height {
      guard !repeatsRowAbove(y) else {
        compression.append(&unchanged)
        continue
      }
      if channels == 3 {
        filterOpaque(y, into: &filtered)
      } else {
        pack(row(y), into: &present)
        for index in 0..<rowBytes { filtered[index + 1] = present[index] &- above[index] }
        swap(&present, &above)
      }
      compression.append(&filtered)
    }
    return compression.end()
  }

  /// Filters a row of a picture without transparency: writes each byte minus the byte above it, after the first byte,
  /// which holds the number of the filter and is not changed.
  private func filterOpaque(_ y: Int, into bytes: inout [UInt8]) {
    let row = row(y)
    let above = y > 0 ? self.row(y - 1) : nil
    bytes.withUnsafeMutableBufferPointer { bytes in
      for x in row.indices {
        let (pixel, other) = (row[x], above?[x] ?? 0)
        bytes[x * 3 + 1] = UInt8(truncatingIfNeeded: pixel >> 16) &- UInt8(truncatingIfNeeded: other >> 16)
        bytes[x * 3 + 2] = UInt8(truncatingIfNeeded: pixel >> 8) &- UInt8(truncatingIfNeeded: other >> 8)
        bytes[x * 3 + 3] = UInt8(truncatingIfNeeded: pixel) &- UInt8(truncatingIfNeeded: other)
      }
    }
  }

  /// Converts a row to RGBA bytes that are not premultiplied, as PNG requires.
  private func pack(_ row: UnsafeBufferPointer<UInt32>, into bytes: inout [UInt8]) {
    for (x, pixel) in row.enumerated() {
      let alpha = pixel >> 24
      func straight(_ shift: UInt32) -> UInt8 {
        alpha == 0 ? 0 : UInt8(min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha))
      }
      bytes[x * 4] = straight(16)
      bytes[x * 4 + 1] = straight(8)
      bytes[x * 4 + 2] = straight(0)
      bytes[x * 4 + 3] = UInt8(alpha)
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
