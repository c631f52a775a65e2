internal import CCairo
import Foundation
import UIKit

/// Two pictures of one screen: an expected and an actual one.
nonisolated package struct PictureComparison {
  private let expected: Bitmap
  private let actual: Bitmap
  /// The pixels that are in one picture only, or have another colour there.
  package let differentPixels: Int
  private let difference: [Bool]
  private let width: Int
  private let height: Int

  /// - Returns: `nil` if one of the files is no PNG.
  package init?(expected: Data, actual: Data) {
    guard let expected = try? Bitmap(png: expected), let actual = try? Bitmap(png: actual) else { return nil }
    self.expected = expected
    self.actual = actual
    width = max(expected.width, actual.width)
    height = max(expected.height, actual.height)
    var pixels = [Bool](repeating: false, count: width * height)
    var count = 0
    for y in 0..<height {
      for x in 0..<width where expected.pixel(x, y) != actual.pixel(x, y) {
        pixels[y * width + x] = true
        count += 1
      }
    }
    difference = pixels
    differentPixels = count
  }

  /// Expected, actual and difference beside each other, with captions. Pixels that differ are red.
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
      default: drawDifference(at: place.origin, on: canvas)
      }
      Caption(text: name, size: 16, color: Color(hex: 0x212529), position: 0)
        .draw(in: CGRect(x: place.minX, y: place.maxY, width: cell.width, height: caption), on: canvas)
    }
    return canvas.data()
  }

  private var unit: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  private func size(of bitmap: Bitmap, at origin: CGPoint) -> CGRect {
    CGRect(origin: origin, size: CGSize(width: Double(bitmap.width), height: Double(bitmap.height)))
  }

  /// Draws the runs of pixels that differ over a pale picture.
  private func drawDifference(at origin: CGPoint, on canvas: Canvas) {
    canvas.fill(
      CGRect(origin: origin, size: CGSize(width: Double(width), height: Double(height))), Color(hex: 0xF1F3F5))
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

nonisolated extension Bitmap {
  /// The colour of a pixel as Cairo keeps it; `nil` outside of the picture.
  fileprivate func pixel(_ x: Int, _ y: Int) -> UInt32? {
    guard x < width, y < height, let data = cairo_image_surface_get_data(surface) else { return nil }
    let offset = y * Int(cairo_image_surface_get_stride(surface)) + 4 * x
    let value = UnsafeRawPointer(data).load(fromByteOffset: offset, as: UInt32.self)
    // Without an alpha channel the upper bits mean nothing.
    return cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24 ? value | 0xFF00_0000 : value
  }
}
