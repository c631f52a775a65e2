@_exported import CoreImage
import Foundation
@_exported import UIKit

/// A file that is written. Only PNG files can be.
public final class CGImageDestination {
  let data: NSMutableData
  let isPNG: Bool
  var image: CGImage?
  @kept init(data: NSMutableData, isPNG: Bool)
}

/// A file of a kind into bytes. The options have no effect.
@answers(CGImageDestination(data: data, isPNG: type == "public.png"))
public func CGImageDestinationCreateWithData(
  _ data: NSMutableData, _ type: String, _ count: Int, _ options: Any?
) -> CGImageDestination?

/// Adds a picture. The options have no effect.
@kept(idst.image = image)
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: Any?)

/// Writes the file. Returns whether that was possible: only for PNG files, and only with an encoder.
@byHand public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool

/// A file with pictures. Of files with several, the first is known.
public final class CGImageSource: Sendable {
  let image: UIImage
  @kept init(_ image: UIImage)
}

/// The file of bytes; `nil` for bytes of another kind than PNG, JPEG and GIF. The options have no effect.
@answers(UIImage(data: data).map(CGImageSource.init))
public func CGImageSourceCreateWithData(_ data: Data, _ options: Any?) -> CGImageSource?

/// The file of bytes; `nil` for bytes of another kind than PNG, JPEG and GIF. The options have no effect.
@answers(CGImageSourceCreateWithData(data as Data, options))
public func CGImageSourceCreateWithData(_ data: NSData, _ options: Any?) -> CGImageSource?

/// The file at an address; `nil` where there is none of a known kind. The options have no effect.
@answers(UIImage(contentsOfFile: url.path).map(CGImageSource.init))
public func CGImageSourceCreateWithURL(_ url: URL, _ options: Any?) -> CGImageSource?

/// The file at an address; `nil` where there is none of a known kind. The options have no effect.
@answers(CGImageSourceCreateWithURL(url as URL, options))
public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: Any?) -> CGImageSource?

/// How many pictures are known: one.
@answers(1) public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int

/// The pixels of a picture. The options have no effect.
@answers(index == 0 ? isrc.image.cgImage : nil)
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: Any?) -> CGImage?

/// The pixels of a picture in a smaller size: that of the option for it, else the picture's own.
@byHand
public func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: Any?) -> CGImage?

/// What a file says of a picture: its size in pixels.
@byHand
public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: Any?) -> [String: Any]?

/// The key of the longest side of a small picture, in pixels.
public let kCGImageSourceThumbnailMaxPixelSize = "kCGImageSourceThumbnailMaxPixelSize"

/// The key of whether a small picture is made where the file has none.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent = "kCGImageSourceCreateThumbnailFromImageIfAbsent"

/// The key of whether a small picture is made in any case.
public let kCGImageSourceCreateThumbnailFromImageAlways = "kCGImageSourceCreateThumbnailFromImageAlways"

/// The key of whether a small picture is turned as the file says.
public let kCGImageSourceCreateThumbnailWithTransform = "kCGImageSourceCreateThumbnailWithTransform"

/// The key of whether pixels are kept.
public let kCGImageSourceShouldCache = "kCGImageSourceShouldCache"

/// The key of whether pixels are computed at once.
public let kCGImageSourceShouldCacheImmediately = "kCGImageSourceShouldCacheImmediately"

/// The key of a width in pixels.
public let kCGImagePropertyPixelWidth = "PixelWidth"

/// The key of a height in pixels.
public let kCGImagePropertyPixelHeight = "PixelHeight"

/// The key of how a picture is held.
public let kCGImagePropertyOrientation = "Orientation"

/// The key of what GIF files say.
public let kCGImagePropertyGIFDictionary = "{GIF}"

/// The key of how long a picture of a GIF file is shown, in seconds.
public let kCGImagePropertyGIFDelayTime = "DelayTime"

/// The key of how long a picture of a GIF file is shown, in seconds, without a least time.
public let kCGImagePropertyGIFUnclampedDelayTime = "UnclampedDelayTime"
