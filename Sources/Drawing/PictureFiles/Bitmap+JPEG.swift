internal import CTurboJPEG
import Foundation
import UIKit

nonisolated extension Bitmap {
  /// Decodes the bytes of a JPEG file, and turns the picture according to its Exif orientation. If the file is
  /// incomplete, the missing part is grey.
  convenience init(jpeg data: Data) throws(Failure) {
    guard let decoder = tjInitDecompress() else { throw .damaged }
    defer { tjDestroy(decoder) }
    let bytes = [UInt8](data)
    var (width, height, subsampling, colors) = (Int32(0), Int32(0), Int32(0), Int32(0))
    guard
      tjDecompressHeader3(decoder, bytes, CUnsignedLong(bytes.count), &width, &height, &subsampling, &colors) == 0
    else { throw .damaged }
    try Self.check(width: Double(width), height: Double(height))
    // The decoder does not convert CMYK (printing inks) to RGB.
    let hasInks = colors == Int32(TJCS_CMYK.rawValue) || colors == Int32(TJCS_YCCK.rawValue)
    let format = hasInks ? TJPF_CMYK : TJPF_BGRX
    var pixels = [UInt8](repeating: 0, count: 4 * Int(width) * Int(height))
    // The number of scans is limited, because a small progressive file could require thousands of passes over the
    // picture.
    let code = tjDecompress2(
      decoder, bytes, CUnsignedLong(bytes.count), &pixels, width, 0, height, Int32(format.rawValue), TJFLAG_LIMITSCANS)
    guard code == 0 || tjGetErrorCode(decoder) == Int32(TJERR_WARNING.rawValue) else { throw .damaged }
    if hasInks { Self.convertInks(&pixels) }
    let turn = PictureTurn(orientation: PictureOrientation.ofJPEG(data), width: Int(width), height: Int(height))
    try self.init(opaqueWidth: turn.width, height: turn.height) { target, rowBytes in
      for y in 0..<turn.height {
        for x in 0..<turn.width {
          let (from, to) = (4 * turn.source(x, y), y * rowBytes + 4 * x)
          for part in 0..<4 { target[to + part] = pixels[from + part] }
        }
      }
      return true
    }
  }

  /// Converts CMYK pixels to blue, green and red bytes. The CMYK values are expected to be inverted, as Photoshop
  /// stores them.
  private static func convertInks(_ pixels: inout [UInt8]) {
    for start in stride(from: 0, to: pixels.count, by: 4) {
      let black = Int(pixels[start + 3])
      func part(_ ink: Int) -> UInt8 { UInt8(Int(pixels[start + ink]) * black / 255) }
      (pixels[start], pixels[start + 1], pixels[start + 2]) = (part(2), part(1), part(0))
    }
  }
}

/// Maps the pixels of a picture that is turned or mirrored by its Exif orientation to the pixels stored in the file.
nonisolated private struct PictureTurn {
  /// One of the eight Exif orientations. 1 is upright; with 5 to 8, the picture is turned by 90°.
  let orientation: Int
  /// The width of the turned picture in pixels; `height` is its height.
  let width: Int
  let height: Int

  /// Makes the mapping for a picture whose file has `width` × `height` pixels.
  init(orientation: Int, width: Int, height: Int) {
    self.orientation = orientation
    (self.width, self.height) = orientation >= 5 ? (height, width) : (width, height)
  }

  /// The index in the file's pixels of the pixel that is shown at a position of the turned picture.
  func source(_ x: Int, _ y: Int) -> Int {
    let (right, bottom) = (width - 1 - x, height - 1 - y)
    return switch orientation {
    case 2: y * width + right
    case 3: bottom * width + right
    case 4: bottom * width + x
    case 5: x * height + y
    case 6: right * height + y
    case 7: right * height + bottom
    case 8: x * height + bottom
    default: y * width + x
    }
  }
}
