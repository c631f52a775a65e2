import CCairo
import Foundation
import Testing

@testable import Drawing

/// PNG.
@Suite struct PNGEncoderTests {
  /// A picture with flat areas, edges, curves and every opacity.
  func picture(background: Color) throws -> Canvas {
    let canvas = try Canvas(size: CGSize(width: 37, height: 23), scale: 2)
    canvas.fill(CGRect(x: 0, y: 0, width: 37, height: 23), background)
    canvas.fill(Path(ellipseIn: CGRect(x: 3, y: 3, width: 20, height: 15)), Color(hex: 0x3478F6, alpha: 0.7))
    for step in 0..<10 {
      canvas.fill(CGRect(x: Double(step) * 3, y: 18, width: 3, height: 5), Color(white: 0.3, alpha: Double(step) / 10))
    }
    return canvas
  }

  /// The pixels that libpng reads back from `data`, through Cairo.
  func decoded(_ data: Data) throws -> [UInt32] {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("snug-\(UUID().uuidString).png")
    try data.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let surface = try #require(cairo_image_surface_create_from_png(url.path))
    defer { cairo_surface_destroy(surface) }
    #expect(cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS)
    return pixels(of: surface)
  }

  func pixels(of surface: OpaquePointer) -> [UInt32] {
    let opaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
    let (width, height) = (Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface)))
    let stride = Int(cairo_image_surface_get_stride(surface))
    guard let bytes = cairo_image_surface_get_data(surface) else { return [] }
    return (0..<height).flatMap { y in
      bytes.advanced(by: y * stride).withMemoryRebound(to: UInt32.self, capacity: width) { row in
        (0..<width).map { row[$0] | (opaque ? 0xFF00_0000 : 0) }
      }
    }
  }

  @Test func anOpaquePictureComesBackPixelForPixel() throws {
    let canvas = try picture(background: .white)
    #expect(try decoded(canvas.data()) == pixels(of: canvas.surface))
  }

  @Test func aTranslucentPictureComesBackWithinOneStepOfEachPremultipliedChannel() throws {
    let canvas = try picture(background: .clear)
    let (read, drawn) = (try decoded(canvas.data()), pixels(of: canvas.surface))
    #expect(read.count == drawn.count)
    for (read, drawn) in zip(read, drawn) {
      for shift: UInt32 in [0, 8, 16, 24] {
        #expect(abs(Int(read >> shift & 0xFF) - Int(drawn >> shift & 0xFF)) <= 1)
      }
    }
  }

  @Test func theSameDrawingGivesTheSameBytes() throws {
    #expect(try picture(background: .white).data() == picture(background: .white).data())
  }

  @Test func theFileSaysItsResolutionSoThatViewersShowPoints() throws {
    let data = try picture(background: .white).data()
    let at = try #require(data.range(of: Data("pHYs".utf8))).upperBound
    // 144 pixels an inch are 5669 pixels a metre.
    #expect(Array(data[at..<at + 4]) == [0, 0, 0x16, 0x25])
  }
}
