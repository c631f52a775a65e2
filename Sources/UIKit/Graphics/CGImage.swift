import Foundation

/// A bitmap image.
public final class CGImage: Hashable, Sendable {
  /// The same image as a `UIImage`.
  let picture: UIImage

  init(picture: UIImage) {
    self.picture = picture
  }

  /// Width in pixels.
  public var width: Int { pixels(picture.size.width) }
  /// Height in pixels.
  public var height: Int { pixels(picture.size.height) }

  private func pixels(_ points: CGFloat) -> Int {
    // in range: pictures are at most as large
    Int(max(0, min((points * picture.scale).rounded(), CGFloat(UInt16.max))))
  }

  /// The part of the image in a rectangle, which is in pixels; nil if the rectangle does not overlap the image.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.intersection(whole)
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    let context = CGContext(size: part.size, scale: 1, isOpaque: false)
    context.add(.image(picture, whole.offsetBy(dx: -part.minX, dy: -part.minY)))
    return CGImage(picture: UIImage(record: context.record, scale: 1))
  }

  /// The same image.
  public func copy() -> CGImage? { self }

  /// Whether two images have the same source of pixels, such as the same file. Pixels are not compared.
  public static func == (left: CGImage, right: CGImage) -> Bool { left.picture.isEqual(right.picture) }

  /// Hashes the source of the image's pixels, consistently with `==`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(picture.hash)
  }
}
