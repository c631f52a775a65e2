import Foundation
import UIKit

/// Compares two pictures of a screen, an expected one and an actual one, pixel by pixel.
///
/// ``PictureTolerance`` defines which differences count.
nonisolated package struct PictureComparison {
  private let expected: Bitmap
  private let actual: Bitmap
  /// The number of pixels that exist in only one of the pictures, or whose colours differ.
  package let differentPixels: Int
  /// The number of pixels of the smallest rectangle that contains both pictures.
  package var pixels: Int { width * height }
  /// The width of the expected picture divided by that of the actual one, if both have the same aspect ratio; otherwise
  /// `nil`.
  package var enlargement: Double? {
    guard actual.width > 0, expected.width * actual.height == expected.height * actual.width else { return nil }
    return Double(expected.width) / Double(actual.width)
  }
  private let difference: [Bool]
  private let width: Int
  private let height: Int

  /// Compares two pictures.
  ///
  /// - Parameters:
  ///   - expected: the bytes of a PNG file.
  ///   - actual: the bytes of another PNG file.
  ///   - levels: the largest difference of a colour channel (from 0 to 255) that still counts as equal.
  /// - Returns: `nil` if one of the files is not a PNG.
  package init?(expected: Data, actual: Data, levels: Int = 0) {
    guard let expected = try? Bitmap(png: expected), let actual = try? Bitmap(png: actual) else { return nil }
    self.expected = expected
    self.actual = actual
    width = max(expected.width, actual.width)
    height = max(expected.height, actual.height)
    var pixels = [Bool](repeating: false, count: width * height)
    var count = 0
    for y in 0..<height {
      let (before, after) = (expected.row(y), actual.row(y))
      for x in 0..<width {
        let isSame =
          x < before.count && x < after.count
          && PixelColor.isSame(before[x] | expected.unusedBits, after[x] | actual.unusedBits, within: levels)
        guard !isSame else { continue }
        pixels[y * width + x] = true
        count += 1
      }
    }
    difference = pixels
    differentPixels = count
  }

  /// The reason why a file is no usable PNG file, as a clause that follows the file's name; `nil` if the file can be
  /// compared.
  package static func complaint(about png: Data) -> String? {
    do throws(Bitmap.Failure) {
      _ = try Bitmap(png: png)
      return nil
    } catch {
      return error.reason
    }
  }

  /// A PNG file with the expected picture, the actual picture and the difference side by side, with captions. In the
  /// difference, pixels that differ are red.
  @MainActor package func picture() throws(CanvasError) -> Data {
    let (gap, caption) = (24.0, 28.0)
    let cell = CGSize(width: Double(width), height: Double(height))
    let canvas = try Canvas(
      size: CGSize(width: 3 * cell.width + 4 * gap, height: cell.height + 2 * gap + caption), scale: 1)
    canvas.fill(CGRect(origin: .zero, size: canvas.size), Color(hex: 0xE9ECEF))
    let names = ["expected", "actual", "difference: \(differentPixels) pixels"]
    for (index, name) in names.enumerated() {
      let place = CGRect(origin: CGPoint(x: gap + Double(index) * (cell.width + gap), y: gap), size: cell)
      switch index {
      case 0: canvas.draw(expected, part: unit, in: size(of: expected, at: place.origin))
      case 1: canvas.draw(actual, part: unit, in: size(of: actual, at: place.origin))
      default:
        canvas.fill(CGRect(origin: place.origin, size: cell), Color(hex: 0xF1F3F5))
        drawDifference(at: place.origin, on: canvas)
      }
      Caption(text: name, size: 16, color: Color(hex: 0x212529), position: 0)
        .draw(in: CGRect(x: place.minX, y: place.maxY, width: cell.width, height: caption), on: canvas)
    }
    return canvas.data()
  }

  /// A PNG file with the actual picture in pale colours, and the pixels that differ in red.
  package func differencePicture() throws(CanvasError) -> Data {
    let canvas = try Canvas(size: CGSize(width: width, height: height), scale: 1)
    let whole = CGRect(origin: .zero, size: canvas.size)
    canvas.fill(whole, .white)
    canvas.draw(actual, part: unit, in: size(of: actual, at: .zero))
    canvas.fill(whole, Color.white.faded(by: 0.8))
    drawDifference(at: .zero, on: canvas)
    return canvas.data()
  }

  private var unit: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  private func size(of bitmap: Bitmap, at origin: CGPoint) -> CGRect {
    CGRect(origin: origin, size: CGSize(width: Double(bitmap.width), height: Double(bitmap.height)))
  }

  /// Fills the pixels that differ with red.
  private func drawDifference(at origin: CGPoint, on canvas: Canvas) {
    for y in 0..<height {
      var x = 0
      while x < width {
        guard difference[y * width + x] else {
          x += 1
          continue
        }
        let start = x
        while x < width, difference[y * width + x] { x += 1 }
        let run = CGRect(
          x: origin.x + Double(start), y: origin.y + Double(y), width: Double(x - start), height: 1)
        canvas.fill(run, Color(hex: 0xE03131))
      }
    }
  }
}
