import Foundation

/// The format of a picture file and its size in pixels, read from the header of the file. The size of a photograph is
/// that after rotation by its Exif orientation.
struct PictureHeader {
  enum Kind {
    case png, jpeg, gif
  }

  let kind: Kind
  let width: Int
  let height: Int

  /// Reads the header; nil for other formats, damaged files, and pictures of more than 65,535 pixels a side.
  init?(_ data: Data) {
    let bytes = [UInt8](data)
    if let size = Self.pngSize(bytes) {
      (kind, width, height) = (.png, size.0, size.1)
    } else if let size = Self.jpegSize(bytes) {
      let isTurned = PictureOrientation.ofJPEG(data) >= 5
      (kind, width, height) = isTurned ? (.jpeg, size.1, size.0) : (.jpeg, size.0, size.1)
    } else if let size = Self.gifSize(bytes) {
      (kind, width, height) = (.gif, size.0, size.1)
    } else {
      return nil
    }
    // Pictures with longer sides can't be drawn, so they are treated like damaged ones.
    guard (1...Int(UInt16.max)).contains(width), (1...Int(UInt16.max)).contains(height) else { return nil }
  }

  private static func pngSize(_ bytes: [UInt8]) -> (Int, Int)? {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.count >= 24, bytes.starts(with: signature), bytes[12..<16].elementsEqual("IHDR".utf8) else {
      return nil
    }
    func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (number(16), number(20))
  }

  /// Width and height in pixels, from the first start-of-frame segment of a JPEG; `nil` without one.
  private static func jpegSize(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    func number(_ start: Int) -> Int { Int(bytes[start]) << 8 | Int(bytes[start + 1]) }
    var index = 2
    while index + 9 < bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame { return (number(index + 7), number(index + 5)) }
      index += 2 + max(2, number(index + 2))
    }
    return nil
  }

  private static func gifSize(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count >= 10, bytes.starts(with: "GIF8".utf8) else { return nil }
    return (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
  }
}
