import Foundation

/// Reads the orientation of a photograph's pixels from its Exif data: 1 (upright) to 8. Orientations from 5 on include
/// a quarter turn.
package nonisolated enum PictureOrientation {
  /// The orientation of a JPEG file; 1 if it states none.
  package static func ofJPEG(_ data: Data) -> Int {
    let start = data.startIndex
    func number(_ at: Int) -> Int { Int(data[start + at]) << 8 | Int(data[start + at + 1]) }
    guard data.starts(with: [0xFF, 0xD8]) else { return 1 }
    var position = 2
    while position + 4 <= data.count, data[start + position] == 0xFF {
      let marker = data[start + position + 1]
      if marker == 0xFF {
        position += 1
        continue
      }
      // 0xDA starts the pixel data, and Exif data only stands before it.
      if marker == 0xDA { return 1 }
      // The segment's length includes the two bytes in which it is stored.
      let end = position + 2 + max(2, number(position + 2))
      if marker == 0xE1, end <= data.count,
        let orientation = ofExif(Array(data[(start + position + 4)..<(start + end)]))
      {
        return orientation
      }
      position = end
    }
    return 1
  }

  /// The value of the orientation tag of an Exif segment; 1 if the tag is missing or damaged; nil for other segments.
  private static func ofExif(_ segment: [UInt8]) -> Int? {
    guard segment.starts(with: Array("Exif\0\0".utf8)) else { return nil }
    let tiff = Array(segment.dropFirst(6))
    guard tiff.count >= 8 else { return 1 }
    let isLittleEndian = tiff[0] == 0x49
    func number(_ at: Int, _ count: Int) -> Int? {
      guard at >= 0, at + count <= tiff.count else { return nil }
      let part = tiff[at..<at + count]
      return (isLittleEndian ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let entries = number(directory, 2) else { return 1 }
    for entry in 0..<entries {
      let at = directory + 2 + entry * 12
      guard let tag = number(at, 2) else { return 1 }
      if tag == 0x0112 { return number(at + 8, 2).map { (1...8).contains($0) ? $0 : 1 } ?? 1 }
    }
    return 1
  }
}
