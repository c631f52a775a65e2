internal import CCairo
import Foundation

/// A picture file that has been read.
nonisolated final class Bitmap {
  let surface: OpaquePointer
  /// Width in pixels.
  let width: Int
  /// Height in pixels.
  let height: Int

  /// The most pixels that are read. A file of 1 MB can hold 400,000,000 pixels of one colour, which take 1.6 GB.
  static let maximumPixels = 20_000_000

  /// Reads a PNG file; `nil` if it cannot be read, is of another kind or has more than ``maximumPixels`` pixels.
  init?(pngFile path: String) {
    guard let file = FileHandle(forReadingAtPath: path), let header = try? file.read(upToCount: Self.headerLength),
      Self.isSmallEnough(header)
    else { return nil }
    guard let surface = cairo_image_surface_create_from_png(path) else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.surface = surface
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
  }

  /// Reads the bytes of a PNG file; `nil` if they are damaged, of another kind or more than ``maximumPixels`` pixels.
  init?(png data: Data) {
    guard Self.isSmallEnough(data) else { return nil }
    final class Source {
      let bytes: [UInt8]
      var position = 0
      init(_ bytes: [UInt8]) { self.bytes = bytes }
    }
    let source = Source([UInt8](data))
    let read: cairo_read_func_t = { closure, target, count in
      guard let closure, let target else { return CAIRO_STATUS_READ_ERROR }
      let source = Unmanaged<Source>.fromOpaque(closure).takeUnretainedValue()
      let end = source.position + Int(count)
      guard end <= source.bytes.count else { return CAIRO_STATUS_READ_ERROR }
      for (offset, byte) in source.bytes[source.position..<end].enumerated() { target[offset] = byte }
      source.position = end
      return CAIRO_STATUS_SUCCESS
    }
    let surface = withExtendedLifetime(source) {
      cairo_image_surface_create_from_png_stream(read, Unmanaged.passUnretained(source).toOpaque())
    }
    guard let surface else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.surface = surface
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
  }

  deinit { cairo_surface_destroy(surface) }

  private static let headerLength = 24

  /// Whether the header of a PNG file names at most ``maximumPixels`` pixels: its width and height are the last of its
  /// first 24 bytes ([PNG](https://www.w3.org/TR/png-3/#11IHDR)).
  private static func isSmallEnough(_ data: Data) -> Bool {
    let header = [UInt8](data.prefix(headerLength))
    guard header.count == headerLength else { return false }
    func number(at start: Int) -> Double { header[start..<(start + 4)].reduce(0) { $0 * 256 + Double($1) } }
    return number(at: 16) * number(at: 20) <= Double(maximumPixels)
  }
}

nonisolated extension Canvas {
  /// Draws a part of a picture, given in the unit square, scaled to `rect`.
  ///
  /// With `tint`, only the opacity of the picture counts and the colour is `tint`.
  func draw(_ bitmap: Bitmap, part: CGRect, in rect: CGRect, tint: Color? = nil) {
    guard part.width > 0, part.height > 0 else { return }
    let whole = CGRect(
      x: rect.minX - part.minX * rect.width / part.width, y: rect.minY - part.minY * rect.height / part.height,
      width: rect.width / part.width, height: rect.height / part.height)
    saved {
      clip(to: rect)
      draw(bitmap, in: whole, tint: tint)
    }
  }

  private func draw(_ bitmap: Bitmap, in rect: CGRect, tint: Color?) {
    guard rect.width > 0, rect.height > 0, bitmap.width > 0, bitmap.height > 0 else { return }
    saved {
      clip(to: rect)
      translate(x: rect.minX, y: rect.minY)
      scale(x: rect.width / Double(bitmap.width), y: rect.height / Double(bitmap.height))
      if let tint {
        setSource(tint)
        cairo_mask_surface(context, bitmap.surface, 0, 0)
      } else {
        cairo_set_source_surface(context, bitmap.surface, 0, 0)
        cairo_paint(context)
      }
    }
  }
}
