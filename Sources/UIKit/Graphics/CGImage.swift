import Foundation

/// Pixels of an image.
public final class CGImage: Hashable, Sendable {
  /// The pixels as an image of UIKit.
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

  /// The part in a rectangle of pixels; nil where there is none.
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

  /// Images are equal when their pixels come from the same place.
  public static func == (left: CGImage, right: CGImage) -> Bool { left.picture.isEqual(right.picture) }

  /// Consistent with `==`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(picture.hash)
  }
}
