internal import CCairo
import Foundation

/// Collects the bytes that Cairo writes for an SVG or PDF file.
nonisolated final class VectorSink {
  private(set) var data = Data()

  /// Makes a Cairo surface of `size` points that writes its file to ``data``; nil for PNG. The sink must live as long
  /// as the surface.
  func makeSurface(_ format: PictureFormat, size: CGSize) -> OpaquePointer? {
    let closure = Unmanaged.passUnretained(self).toOpaque()
    switch format {
    case .png: return nil
    case .svg:
      let surface = cairo_svg_surface_create_for_stream(Self.write, closure, size.width, size.height)
      cairo_svg_surface_restrict_to_version(surface, CAIRO_SVG_VERSION_1_2)
      return surface
    case .pdf:
      let surface = cairo_pdf_surface_create_for_stream(Self.write, closure, size.width, size.height)
      // A fixed date, because Cairo would write the current time, and equal pictures would have different bytes.
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
      return surface
    }
  }

  private static let write: cairo_write_func_t = { closure, bytes, count in
    guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
    Unmanaged<VectorSink>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(count))
    return CAIRO_STATUS_SUCCESS
  }
}
