import Foundation
@_exported import UIKit

/// An image for filters: its content, and its rectangle (`extent`) on an unbounded plane whose y axis points up.
///
/// Images can be moved, rotated, scaled and cropped. Of the filters, only those that remove colour change pixels.
open class CIImage: NSObject, @unchecked Sendable {
  /// The content of an image: nothing, pixels with a transform, or one colour.
  private enum Content {
    case nothing
    case picture(UIImage, CGAffineTransform)
    case color(UIColor)
  }

  private let content: Content
  /// The rectangle of the image on the plane, in pixels.
  public let extent: CGRect
  /// The metadata of the image's file. Inert: always empty.
  open var properties: [String: Any] { [:] }

  private init(_ content: Content, extent: CGRect) {
    self.content = content
    self.extent = extent
  }

  /// Creates a picture from an image; `nil` for symbols and for images whose pixels are not available.
  public convenience init?(image: UIImage) {
    guard let pixels = image.cgImage else { return nil }
    self.init(cgImage: pixels)
  }
  /// Creates a picture from an image; `nil` for symbols and for images whose pixels are not available.
  public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) { self.init(image: image) }
  public convenience init(cgImage image: CGImage) { self.init(cgImage: image, options: nil) }
  public init(cgImage image: CGImage, options: [CIImageOption: Any]?) {
    content = .picture(UIImage(cgImage: image), .identity)
    extent = CGRect(x: 0, y: 0, width: image.width, height: image.height)
  }
  /// Creates an image from the bytes of a PNG, JPEG or GIF file; `nil` for other bytes.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }
  /// Creates an image from a file; `nil` if there is no file of a known format.
  public convenience init?(contentsOf url: URL) {
    guard let image = UIImage(contentsOfFile: url.path) else { return nil }
    self.init(image: image)
  }
  /// Creates an image of one colour with an infinite extent.
  public init(color: CIColor) {
    content = .color(UIColor(ciColor: color))
    extent = .infinite
  }
  /// An image without pixels.
  open class func empty() -> CIImage { CIImage(.nothing, extent: .zero) }

  /// The part of the image inside a rectangle, at the same position of the plane.
  open func cropped(to rect: CGRect) -> CIImage {
    let part = extent.intersection(rect)
    return part.isNull ? .empty() : CIImage(content, extent: part)
  }
  /// The image after a transform about the origin of the plane.
  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    guard case .picture(let picture, let transform) = content else {
      return CIImage(content, extent: extent == .infinite ? extent : extent.applying(matrix))
    }
    return CIImage(.picture(picture, transform.concatenating(matrix)), extent: extent.applying(matrix))
  }
  /// The picture turned or mirrored for an orientation. Inert: it stays as it is.
  open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage { self }
  /// The picture turned or mirrored for an orientation. Inert: it stays as it is.
  open func oriented(forExifOrientation orientation: Int32) -> CIImage { self }
  /// The output of a filter: see ``CIFilter/outputImage``.
  open func applyingFilter(_ filterName: String, parameters: [String: Any] = [:]) -> CIImage {
    guard let filter = CIFilter(name: filterName, parameters: parameters) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? self
  }
  /// The output of a filter: see ``CIFilter/outputImage``.
  open func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }
  /// This image on top of another one. The extent is that of both, but only this image's pixels are drawn.
  open func composited(over dest: CIImage) -> CIImage { CIImage(content, extent: extent.union(dest.extent)) }

  /// The image with a share of its colours' saturation, from 0 for greys to 1. Images without an extent stay as they are.
  func saturated(_ saturation: CGFloat) -> CIImage {
    let image = picture(in: extent)
    guard image.size.width > 0 else { return self }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let room = CGRect(origin: .zero, size: image.size)
    let result = UIGraphicsImageRenderer(size: image.size, format: format).image { context in
      image.draw(at: .zero)
      context.cgContext.setBlendMode(.saturation)
      UIColor.gray.withAlphaComponent(1 - saturation).setFill()
      context.cgContext.fill(room)
      // Where the image is transparent, the result is, too.
      image.draw(at: .zero, blendMode: .destinationIn, alpha: 1)
    }
    let place = CGAffineTransform(translationX: extent.minX, y: extent.minY)
    return CIImage(.picture(result, place), extent: extent)
  }

  /// Draws the pixels in a rectangle of the plane, at one pixel per point. An empty image if the rectangle is empty or
  /// a side has 100,000 pixels or more, as in an infinite one.
  func picture(in rect: CGRect) -> UIImage {
    guard rect.width > 0, rect.height > 0, rect.width < 1e5, rect.height < 1e5 else {
      return UIImage(name: nil, size: .zero)
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: rect.size, format: format).image { context in
      switch content {
      case .nothing: break
      case .color(let color):
        color.setFill()
        context.cgContext.fill(CGRect(origin: .zero, size: rect.size))
      case .picture(let picture, let transform):
        // Flips the picture, because the plane's y axis points up and that of the context down.
        context.cgContext.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -rect.minX, ty: rect.maxY))
        context.cgContext.concatenate(transform)
        context.cgContext.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: picture.size.height))
        picture.draw(at: .zero)
      }
    }
  }
}
