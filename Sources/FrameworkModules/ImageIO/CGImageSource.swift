@_exported import CoreImage
import Foundation
@_exported import UIKit

/// A file with pictures. Of files with several, the first is known.
public final class CGImageSource: Sendable {
  let image: UIImage
  init(_ image: UIImage) { self.image = image }
}

/// The file of bytes; `nil` for bytes of another kind than PNG, JPEG and GIF. The options have no effect.
public func CGImageSourceCreateWithData(_ data: Data, _ options: Any?) -> CGImageSource? {
  UIImage(data: data).map(CGImageSource.init)
}

/// The file of bytes; `nil` for bytes of another kind than PNG, JPEG and GIF. The options have no effect.
public func CGImageSourceCreateWithData(_ data: NSData, _ options: Any?) -> CGImageSource? {
  CGImageSourceCreateWithData(data as Data, options)
}

/// The file at an address; `nil` where there is none of a known kind. The options have no effect.
public func CGImageSourceCreateWithURL(_ url: URL, _ options: Any?) -> CGImageSource? {
  UIImage(contentsOfFile: url.path).map(CGImageSource.init)
}

/// The file at an address; `nil` where there is none of a known kind. The options have no effect.
public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: Any?) -> CGImageSource? {
  CGImageSourceCreateWithURL(url as URL, options)
}

/// How many pictures are known: one.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { 1 }

/// The pixels of a picture. The options have no effect.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: Any?) -> CGImage? {
  index == 0 ? isrc.image.cgImage : nil
}

/// The pixels of a picture in a smaller size: that of the option for it, else the picture's own.
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

/// What a file says of a picture: its size in pixels.
public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: Any?) -> [String: Any]? {
  guard index == 0, let pixels = isrc.image.cgImage else { return nil }
  return [kCGImagePropertyPixelWidth: pixels.width, kCGImagePropertyPixelHeight: pixels.height]
}
