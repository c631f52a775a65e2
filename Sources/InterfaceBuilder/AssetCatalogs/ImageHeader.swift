import Foundation
import UIKit

/// Reads the size of an image from the beginning of its file, without decoding it.
nonisolated enum ImageHeader {
  /// The width and height of an image: in pixels for PNG and JPEG files, in points for SVG and PDF files; nil for other
  /// files.
  ///
  /// Only the first 16 MB are searched. If a side is not positive or is implausibly long, the result is nil.
  static func size(of data: Data) -> CGSize? {
    let head = data.prefix(searchedBytes)
    let size =
      if head.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
        png(head)
      } else if head.starts(with: [0xFF, 0xD8]) {
        jpeg(head)
      } else if isPDF(head) {
        pdf(head)
      } else {
        svg(head)
      }
    guard let size, isSide(size.width), isSide(size.height) else { return nil }
    return size
  }

  /// Whether the data begin with the signature of a PDF file.
  static func isPDF(_ data: Data) -> Bool { data.starts(with: Data("%PDF".utf8)) }

  /// How many bytes of a file are searched for its size.
  private static let searchedBytes = 16 << 20

  /// Whether a length is plausible as the width or height of a picture, in pixels or points.
  private static func isSide(_ length: CGFloat) -> Bool { length > 0 && length <= 1_000_000 }

  /// The size in a PNG file's header chunk (`IHDR`). This is the first chunk, or the second if Xcode has converted the
  /// file for an app's bundle: it then begins with the chunk `CgBI`.
  private static func png(_ data: Data) -> CGSize? {
    let bytes = Array(data.prefix(40))
    guard bytes.count >= 24 else { return nil }
    func number(_ at: Int) -> Int { bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    let isFromBundle = bytes[12..<16].elementsEqual("CgBI".utf8)
    let header = isFromBundle ? 16 : 0
    guard bytes.count >= header + 24, !isFromBundle || number(8) == 4 else { return nil }
    return CGSize(width: number(header + 16), height: number(header + 20))
  }

  /// The size in a JPEG file's frame header. Width and height are swapped if the Exif orientation turns the picture by
  /// 90°.
  private static func jpeg(_ data: Data) -> CGSize? {
    let start = data.startIndex
    func number(_ at: Int) -> Int { Int(data[start + at]) << 8 | Int(data[start + at + 1]) }
    var position = 2
    while position + 9 < data.count {
      guard data[start + position] == 0xFF else { return nil }
      let marker = data[start + position + 1]
      if marker == 0xFF {
        position += 1
        continue
      }
      // The length of a segment includes the two bytes of the length itself.
      let length = number(position + 2)
      guard length >= 2 else { return nil }
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame {
        let (height, width) = (number(position + 5), number(position + 7))
        let isTurned = PictureOrientation.ofJPEG(data) >= 5
        return isTurned ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
      }
      position += 2 + length
    }
    return nil
  }

  /// The largest length in bytes of the text of a media box that is searched for.
  private static let longestBox = 256

  /// The size of the first media box of a PDF file; nil if there is none outside of compressed streams.
  private static func pdf(_ data: Data) -> CGSize? {
    guard let box = data.range(of: Data("/MediaBox".utf8)),
      let open = data[box.upperBound...].prefix(longestBox).firstIndex(of: UInt8(ascii: "[")),
      let close = data[open...].prefix(longestBox).firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    let numbers = String(decoding: data[(open + 1)..<close], as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    return CGSize(width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]))
  }

  private static func svg(_ data: Data) -> CGSize? {
    guard let root = ElementTreeParser.outermostElement(of: data), root.name == "svg" else { return nil }
    if let width = length(root["width"]), let height = length(root["height"]) {
      return CGSize(width: width, height: height)
    }
    let box = (root["viewBox"] ?? "").split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    return box.count == 4 ? CGSize(width: box[2], height: box[3]) : nil
  }

  /// A length of SVG in points (CSS pixels); nil for percentages and other units.
  private static func length(_ text: String?) -> Double? {
    guard let text else { return nil }
    let units: [(String, Double)] = [("px", 1), ("pt", 4.0 / 3), ("mm", 96 / 25.4), ("cm", 96 / 2.54), ("in", 96)]
    for (unit, points) in units where text.hasSuffix(unit) {
      return Double(text.dropLast(unit.count)).map { $0 * points }
    }
    return Double(text)
  }
}
