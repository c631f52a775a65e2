internal import CCairo
import Foundation
import UIKit

/// A decoded picture: its pixels in a Cairo surface.
nonisolated final class Bitmap {
  let surface: OpaquePointer
  /// Width in pixels.
  let width: Int
  /// Height in pixels.
  let height: Int

  /// The largest number of pixels of a picture that is decoded. The limit is needed because a file of 1 MB can have
  /// 400,000,000 pixels of one colour, which would take 1.6 GB of memory.
  static let maximumPixels = 20_000_000

  /// The reason why a picture file cannot be decoded.
  enum Failure: Error, Hashable {
    case damaged
    case otherKind
    /// The file is a git-lfs pointer, because the picture itself has not been fetched.
    case pointer
    /// The picture has more than ``maximumPixels`` pixels, or a side that is longer than Cairo allows.
    case tooManyPixels(width: Double, height: Double)

    /// The reason as a clause that follows the file's name.
    var reason: String {
      switch self {
      case .damaged: "is damaged"
      case .otherKind: "is no PNG, JPEG, PDF or SVG"
      case .pointer: LargeFilePointer.complaint
      case .tooManyPixels(let width, let height):
        String(
          format: "has %.0f × %.0f pixels; at most %d, and %d per side, are drawn", width, height,
          Bitmap.maximumPixels, Canvas.maximumSide)
      }
    }
  }

  /// Makes a bitmap from a surface, which it then owns.
  private init(_ surface: OpaquePointer) {
    self.surface = surface
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
  }

  deinit { cairo_surface_destroy(surface) }

  /// Makes a bitmap without transparency.
  ///
  /// - Parameter fill: writes the pixels to the given memory, four bytes each: blue, green, red, and an unused byte. It
  ///   returns whether this succeeded.
  convenience init(
    opaqueWidth width: Int, height: Int, fill: (UnsafeMutablePointer<UInt8>, _ rowBytes: Int) -> Bool
  ) throws(Failure) {
    try Self.check(width: Double(width), height: Double(height))
    // in range: the check above limits width and height
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height)) else {
      throw .damaged
    }
    self.init(surface)
    guard let pixels = cairo_image_surface_get_data(surface) else { throw .damaged }
    guard fill(pixels, Int(cairo_image_surface_get_stride(surface))) else { throw .damaged }
    cairo_surface_mark_dirty(surface)
  }

  /// Decodes the bytes of a PNG file.
  convenience init(png data: Data) throws(Failure) {
    if LargeFilePointer.isPointer(data) { throw .pointer }
    let size = try Self.pngSize(data)
    try Self.check(width: size.width, height: size.height)
    final class Source {
      var rest: Data
      init(_ data: Data) { rest = data }
    }
    let source = Source(data)
    let read: cairo_read_func_t = { closure, target, count in
      guard let closure, let target else { return CAIRO_STATUS_READ_ERROR }
      let source = Unmanaged<Source>.fromOpaque(closure).takeUnretainedValue()
      guard Int(count) <= source.rest.count else { return CAIRO_STATUS_READ_ERROR }
      source.rest.copyBytes(to: target, count: Int(count))
      source.rest = source.rest.dropFirst(Int(count))
      return CAIRO_STATUS_SUCCESS
    }
    let surface = withExtendedLifetime(source) {
      cairo_image_surface_create_from_png_stream(read, Unmanaged.passUnretained(source).toOpaque())
    }
    guard let surface else { throw .damaged }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      throw .damaged
    }
    self.init(surface)
  }

  /// Throws an error if a picture of the given size in pixels is empty or would take too much memory.
  static func check(width: Double, height: Double) throws(Failure) {
    guard width >= 1, height >= 1 else { throw .damaged }
    guard max(width, height) <= Double(Canvas.maximumSide), width * height <= Double(maximumPixels) else {
      throw .tooManyPixels(width: width, height: height)
    }
  }

  /// The width and height of a PNG file, which are the last eight of its first 24 bytes
  /// ([PNG](https://www.w3.org/TR/png-3/#11IHDR)).
  static func pngSize(_ data: Data) throws(Failure) -> CGSize {
    let header = [UInt8](data.prefix(24))
    // Without this check, arbitrary bytes of another file would be taken for a huge size.
    guard header.count == 24, header.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { throw .damaged }
    func number(at start: Int) -> Double { header[start..<(start + 4)].reduce(0) { $0 * 256 + Double($1) } }
    return CGSize(width: number(at: 16), height: number(at: 20))
  }
}
