internal import CCairo
import Foundation

nonisolated extension Canvas {
  /// The bytes of a file with the picture, in the canvas's format. Equal drawings give equal bytes.
  ///
  /// After this call, do not draw any more on a canvas with a vector format.
  public func data() -> Data {
    guard let sink else { return png() }
    cairo_surface_finish(surface)
    return format == .svg ? SVGNames.renumbered(sink.data) : sink.data
  }

  /// The bytes of a file with the picture, and the reasons why picture files could not be drawn and were replaced by
  /// boxes.
  public func picture() -> DrawnPicture { DrawnPicture(data: data(), problems: problems) }

  private func png() -> Data {
    withPixels { pixels, stride, width, height in
      PNGEncoder(pixels: pixels, stride: stride, width: width, height: height, scale: scale).encode()
    }
  }

  /// The colour of the pixel at `point` (in points), or `nil` outside of the picture.
  public func color(at point: CGPoint) -> Color? {
    let (x, y) = (pixel(point.x, .down), pixel(point.y, .down))
    return withPixels { pixels, stride, width, height in
      guard x >= 0, y >= 0, x < width, y < height else { return nil }
      return Color(premultiplied: pixels[y * stride + x])
    }
  }

  /// All pixels, row by row: alpha, red, green and blue, eight bits each from the highest bits on, with colours that are
  /// multiplied with alpha.
  var pixels: [UInt32] {
    withPixels { pixels, stride, width, height in
      (0..<height).flatMap { pixels[($0 * stride)..<($0 * stride + width)] }
    }
  }

  /// The index of the pixel at a coordinate in points. For coordinates far outside of the picture and for NaN, it is
  /// some index outside of the picture.
  private func pixel(_ coordinate: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
    let pixel = (Double(coordinate) * scale).rounded(rule)
    // in range: clamped to -1 ... maximumSide + 1
    return pixel.isNaN ? -1 : Int(max(-1, min(pixel, Double(Self.maximumSide) + 1)))
  }

  /// The range of pixels that two coordinates in points enclose, limited to the picture.
  ///
  /// - Parameter count: the number of pixels of the picture along this axis.
  private func span(_ start: CGFloat, _ end: CGFloat, upTo count: Int) -> Range<Int> {
    let first = min(count, max(0, pixel(start, .down)))
    return first..<max(first, min(count, pixel(end, .up)))
  }

  /// The smallest rectangle, in points, around all pixels for which `isInk` returns true; `nil` if there are none.
  ///
  /// - Parameters:
  ///   - region: the part of the picture that is searched, in points; `nil` for the whole picture.
  ///   - isInk: whether a pixel of this colour counts.
  public func boundingBox(in region: CGRect? = nil, of isInk: (Color) -> Bool) -> CGRect? {
    withPixels { pixels, stride, width, height in
      var (minX, minY, maxX, maxY) = (Int.max, Int.max, Int.min, Int.min)
      let area = (region ?? CGRect(origin: .zero, size: size))
      let xs = span(area.minX, area.maxX, upTo: width)
      let ys = span(area.minY, area.maxY, upTo: height)
      for y in ys {
        for x in xs where isInk(Color(premultiplied: pixels[y * stride + x])) {
          (minX, minY) = (min(minX, x), min(minY, y))
          (maxX, maxY) = (max(maxX, x), max(maxY, y))
        }
      }
      guard minX <= maxX else { return nil }
      return CGRect(
        x: Double(minX) / scale, y: Double(minY) / scale, width: Double(maxX - minX + 1) / scale,
        height: Double(maxY - minY + 1) / scale)
    }
  }

  private func withPixels<Result>(_ body: (UnsafeBufferPointer<UInt32>, Int, Int, Int) -> Result) -> Result {
    cairo_surface_flush(surface)
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface)) / 4
    guard let bytes = cairo_image_surface_get_data(surface) else {
      return body(UnsafeBufferPointer(start: nil, count: 0), 0, 0, 0)
    }
    return bytes.withMemoryRebound(to: UInt32.self, capacity: stride * height) {
      body(UnsafeBufferPointer(start: $0, count: stride * height), stride, width, height)
    }
  }
}

nonisolated extension Color {
  fileprivate init(premultiplied pixel: UInt32) {
    let alpha = Double(pixel >> 24) / 255
    func channel(_ shift: UInt32) -> Double { alpha > 0 ? min(1, Double((pixel >> shift) & 0xFF) / 255 / alpha) : 0 }
    self.init(red: channel(16), green: channel(8), blue: channel(0), alpha: alpha)
  }
}
