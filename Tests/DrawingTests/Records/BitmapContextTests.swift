import Foundation
import Testing
@_spi(Generated) import UIKit

@testable import Drawing

/// Contexts whose pixels code reads.
@MainActor struct BitmapContextTests {
  init() { PictureEncoding.install() }

  /// The bytes of a context of 2 × 2 pixels of its own memory, after a function has drawn in it.
  private func bytes(
    _ info: CGImageAlphaInfo, order: CGBitmapInfo = .byteOrderDefault,
    space: CGColorSpace = CGColorSpaceCreateDeviceRGB(),
    perPixel: Int = 4, _ draw: (CGContext) -> Void
  ) throws -> [UInt8] {
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: space,
        bitmapInfo: info.rawValue | order.rawValue))
    draw(context)
    let data = try #require(context.data)
    return [UInt8](UnsafeRawBufferPointer(start: data, count: 4 * perPixel))
  }

  private let orange = CGColor(red: 1, green: 128.0 / 255, blue: 0, alpha: 1)

  @Test(arguments: [
    (CGImageAlphaInfo.premultipliedLast, CGBitmapInfo.byteOrderDefault, [255, 128, 0, 255] as [UInt8]),
    (.premultipliedFirst, .byteOrderDefault, [255, 255, 128, 0]),
    (.premultipliedFirst, .byteOrder32Little, [0, 128, 255, 255]),
    (.noneSkipLast, .byteOrder32Big, [255, 128, 0, 255]),
  ]) func theBytesHaveTheOrderThatTheInfoSays(_ info: CGImageAlphaInfo, _ order: CGBitmapInfo, _ pixel: [UInt8]) throws
  {
    let bytes = try bytes(info, order: order) { context in
      context.setFillColor(orange)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(bytes == pixel + pixel + pixel + pixel)
  }

  @Test func theOriginIsAtTheBottom() throws {
    let bytes = try bytes(.premultipliedLast) { context in
      context.setFillColor(orange)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(bytes == [0, 0, 0, 0, 0, 0, 0, 0, 255, 128, 0, 255, 0, 0, 0, 0])
  }

  @Test func greyAndOpacityHaveOneByte() throws {
    func fill(_ context: CGContext) {
      context.setFillColor(gray: 0.2, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    }
    #expect(try bytes(.none, space: CGColorSpaceCreateDeviceGray(), perPixel: 1, fill) == [0, 0, 51, 51])
    #expect(try bytes(.alphaOnly, perPixel: 1, fill) == [0, 0, 255, 255])
  }

  /// Code that compares pictures draws them into memory of its own.
  @Test func imagesAreDrawnUprightIntoMemoryOfTheApp() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: UIGraphicsImageRendererFormat.one)
      .image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      }
    var pixels = [UInt8](repeating: 7, count: 16)
    let context = CGContext(
      data: &pixels, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8, space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue)
    context?.draw(try #require(image.cgImage), in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(pixels == [255, 0, 0, 255, 255, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255])
    let copy = try #require(context?.makeImage())
    #expect(PictureEncoding.png(of: UIImage(cgImage: copy)) != nil)
  }

  @Test func otherFormatsAreRefused() {
    func context(_ bits: Int, _ width: Int, _ row: Int, _ info: CGImageAlphaInfo) -> CGContext? {
      CGContext(
        data: nil, width: width, height: 2, bitsPerComponent: bits, bytesPerRow: row,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: info.rawValue)
    }
    #expect(context(8, 2, 8, .premultipliedLast)?.bytesPerRow == 8)
    #expect(context(16, 2, 0, .premultipliedLast) == nil)
    #expect(context(8, 0, 0, .premultipliedLast) == nil)
    #expect(context(8, 2, 7, .premultipliedLast) == nil)
    #expect(context(8, 2, 0, .last) == nil)
    #expect(context(8, 2, 0, .none) == nil)
  }
}

extension UIGraphicsImageRendererFormat {
  /// One pixel per point.
  fileprivate static var one: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat.default()
    format.scale = 1
    return format
  }
}
