import Foundation

extension CGContext {
  /// Creates a context whose pixels can be read.
  ///
  /// As in Core Graphics, the origin of the coordinates is at the bottom left and y points up, and a unit is a pixel. What the
  /// memory holds before is replaced by the first drawing.
  ///
  /// - Parameters:
  ///   - data: the memory for the pixels; `nil` for memory that the context makes.
  ///   - width: the width in pixels.
  ///   - height: the height in pixels.
  ///   - bitsPerComponent: 8. Other formats are not supported.
  ///   - bytesPerRow: the distance of two rows in bytes; 0 if they follow one another.
  ///   - space: red, green and blue, or grey.
  ///   - bitmapInfo: the order of the bytes and the place of the opacity: `CGBitmapInfo` with `CGImageAlphaInfo`.
  /// - Returns: `nil` for a combination that Core Graphics does not support either, or for another number of bits than 8.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace,
    bitmapInfo: UInt32
  ) {
    guard
      let memory = BitmapMemory(
        data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
        isGray: space.isGray, bitmapInfo: bitmapInfo)
    else { return nil }
    let size = CGSize(width: width, height: height)
    self.init(size: size, scale: 1, isOpaque: memory.isOpaque)
    translateBy(x: 0, y: size.height)
    scaleBy(x: 1, y: -1)
    self.memory = memory
  }

  /// The pixels of a bitmap context, with what was drawn so far; `nil` for other contexts. Changes of the bytes do not appear
  /// in ``makeImage()``.
  public var data: UnsafeMutableRawPointer? { memory?.bytes(of: record) }
  /// The distance of two rows of a bitmap context in bytes; 0 for other contexts.
  public var bytesPerRow: Int { memory?.bytesPerRow ?? 0 }
  /// The bits per component of a bitmap context; 0 for other contexts.
  public var bitsPerComponent: Int { memory == nil ? 0 : 8 }
}
