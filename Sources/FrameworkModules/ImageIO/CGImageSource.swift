@_exported import CoreImage
import Foundation
@_exported import UIKit

/// The image, scaled down so that its longer side has at most as many pixels as the option
/// `kCGImageSourceThumbnailMaxPixelSize` states. Without the option, the image has its own size.
public func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: Any?) -> CGImage? {
  guard index == 0, let pixels = isrc.image.cgImage else { return nil }
  let limit = ((options as? [String: Any])?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber)?.doubleValue
  let longest = CGFloat(max(pixels.width, pixels.height))
  guard let limit, limit > 0, longest > limit else { return pixels }
  let factor = limit / longest
  let size = CGSize(
    width: (CGFloat(pixels.width) * factor).rounded(), height: (CGFloat(pixels.height) * factor).rounded())
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  return UIGraphicsImageRenderer(size: size, format: format).image { _ in
    isrc.image.draw(in: CGRect(origin: .zero, size: size))
  }.cgImage
}

/// The properties of an image. Here, only its width and height in pixels.
public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: Any?) -> [String: Any]? {
  guard index == 0, let pixels = isrc.image.cgImage else { return nil }
  return [kCGImagePropertyPixelWidth: pixels.width, kCGImagePropertyPixelHeight: pixels.height]
}
