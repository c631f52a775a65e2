import Foundation
import Testing
import UIKit

@testable import Drawing

/// JPEG files.
@Suite struct JPEGTests {
  let folder: PictureFolder
  static let red = Color(hex: 0xFF0000)
  static let white = Color(hex: 0xFFFFFF)

  init() throws { folder = try PictureFolder() }

  /// 32 × 16 pixels, red at the top left.
  static func stored(orientation: UInt8 = 0) -> Data {
    let rows = (0..<16).map { y in (0..<32).map { x in x < 8 && y < 8 ? red : white } }
    return PictureFolder.jpeg(rows, orientation: orientation)
  }

  func isRed(_ color: Color) -> Bool { color.red > 0.9 && color.green < 0.1 && color.blue < 0.1 }

  @Test func pixelsAreDrawn() throws {
    let path = try folder.write(Self.stored(), "photo.jpg")
    let canvas = try folder.drawn(path, size: CGSize(width: 32, height: 16), in: CGSize(width: 32, height: 16))
    #expect(canvas.problems.isEmpty)
    #expect(canvas.boundingBox(of: isRed) == CGRect(x: 0, y: 0, width: 8, height: 8))
    #expect(canvas.color(at: CGPoint(x: 20, y: 4)) == Self.white)
  }

  /// Exif names the edges of the picture at which the first row and the first column lie.
  @Test(
    arguments: [
      (1, 0, 0, 32), (2, 24, 0, 32), (3, 24, 8, 32), (4, 0, 8, 32), (5, 0, 0, 16), (6, 8, 0, 16), (7, 8, 24, 16),
      (8, 0, 24, 16),
    ] as [(UInt8, Double, Double, Int)])
  func aPhotographIsTurnedAsItsExifDataSays(_ orientation: UInt8, x: Double, y: Double, width: Int) throws {
    let data = Self.stored(orientation: orientation)
    let bitmap = try Bitmap(jpeg: data)
    #expect(bitmap.width == width && bitmap.height == 48 - width)
    let canvas = try Canvas(size: CGSize(width: bitmap.width, height: bitmap.height), scale: 1)
    canvas.draw(bitmap, part: CGRect(x: 0, y: 0, width: 1, height: 1), in: CGRect(origin: .zero, size: canvas.size))
    #expect(canvas.boundingBox(of: isRed) == CGRect(x: x, y: y, width: 8, height: 8))
    #expect(UIImage(data: data)?.size == canvas.size)
  }

  /// Of a file that ends early, the rest is missing; one without pixels is a box.
  @Test func cutOff() throws {
    let whole = Self.stored()
    #expect(try Bitmap(jpeg: whole.dropLast(12)).height == 16)
    let path = try folder.write(whole.prefix(40), "cut.jpg")
    let canvas = try folder.drawn(path, size: CGSize(width: 32, height: 16), in: CGSize(width: 32, height: 16))
    #expect(canvas.problems.map(\.description) == ["cut.jpg is damaged"])
  }

  /// A header that names too many pixels is refused before memory is taken.
  @Test func tooManyPixels() throws {
    var data = Self.stored()
    let frame = try #require(data.range(of: Data([0xFF, 0xC0]))).lowerBound
    for offset in [5, 7] { data[frame + offset] = 0x7F }
    for offset in [6, 8] { data[frame + offset] = 0xFF }
    #expect(throws: Bitmap.Failure.tooManyPixels(width: 32767, height: 32767)) { try Bitmap(jpeg: data) }
  }

  /// Other kinds of files are boxes, and so are files that are not there.
  @Test func others() throws {
    let path = try folder.write("GIF89a", "moving.gif")
    let size = CGSize(width: 40, height: 40)
    #expect(
      try folder.drawn(path, size: size, in: size).problems.map(\.description) == [
        "moving.gif is no PNG, JPEG, PDF or SVG"
      ])
    let pointer = try folder.write("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 9\n", "far.png")
    #expect(
      try folder.drawn(pointer, size: size, in: size).problems.map(\.description) == [
        "far.png is a pointer of git-lfs, and its content was not fetched: run git lfs pull"
      ])
    #expect(
      try folder.drawn(folder.path("none.png"), size: size, in: size).problems.map(\.description) == [
        "none.png is not there"
      ])
  }
}
