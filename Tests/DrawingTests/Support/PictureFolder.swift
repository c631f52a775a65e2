import CTurboJPEG
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Drawing

/// A folder of picture files, removed with the value.
final class PictureFolder {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  func path(_ name: String) -> String { folder.path(name) }

  /// Writes a file.
  ///
  /// - Returns: its path.
  @discardableResult func write(_ data: Data, _ name: String) throws -> String {
    try folder.write(data, to: name)
  }

  @discardableResult func write(_ text: String, _ name: String) throws -> String {
    try write(Data(text.utf8), name)
  }

  /// A picture in a view of a size, on a canvas of the same size, with what could not be drawn.
  func drawn(_ path: String, size: CGSize, in frame: CGSize, scale: Double = 1) throws -> Canvas {
    let image = UIImage(name: "picture", size: size, contents: .file(path: path))
    let canvas = try Canvas(size: frame, scale: scale)
    ImageDrawing(image: image, tint: .black).draw(in: CGRect(origin: .zero, size: frame), on: canvas)
    return canvas
  }

  /// A JPEG of pixels, with an Exif orientation unless that is 0.
  static func jpeg(_ colors: [[Color]], orientation: UInt8 = 0) -> Data {
    let pixels = colors.joined().flatMap { [$0.red, $0.green, $0.blue].map { UInt8($0 * 255) } }
    let encoder = tjInitCompress()
    defer { tjDestroy(encoder) }
    var (file, size): (UnsafeMutablePointer<UInt8>?, CUnsignedLong) = (nil, 0)
    tjCompress2(
      encoder, pixels, Int32(colors[0].count), 0, Int32(colors.count), Int32(TJPF_RGB.rawValue), &file, &size,
      Int32(TJSAMP_444.rawValue), 100, 0)
    defer { tjFree(file) }
    guard let file else { return Data() }
    let data = Data(bytes: file, count: Int(size))
    guard orientation > 0 else { return data }
    // A TIFF with one entry: tag 0x0112, one short.
    let tiff: [UInt8] = [
      0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0,
    ]
    let exif = Array("Exif\0\0".utf8) + tiff
    return data.prefix(2) + [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + data.dropFirst(2)
  }
}
