internal import CCairo

nonisolated extension Bitmap {
  /// The pixels of a row in Cairo's format: alpha, red, green and blue, eight bits each, from the highest bits on, with
  /// colours that are multiplied with alpha. Empty if the row is below the bitmap.
  ///
  /// - Complexity: O(1).
  func row(_ y: Int) -> UnsafeBufferPointer<UInt32> {
    guard y < height, let data = cairo_image_surface_get_data(surface) else {
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    let start = UnsafeRawPointer(data) + y * Int(cairo_image_surface_get_stride(surface))
    return UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt32.self), count: width)
  }

  /// The bits of a pixel that have no meaning: the upper eight bits if the bitmap has no alpha channel; otherwise none.
  var unusedBits: UInt32 { cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24 ? 0xFF00_0000 : 0 }
}
