// Made by `make surface` from Surface/ImageIO.swift; don't edit.
// swift-format-ignore-file

@_exported import CoreImage
import Foundation
@_exported import UIKit

/// A file that is written. Only PNG files can be.
public final class CGImageDestination {
  let data: NSMutableData
  let isPNG: Bool
  var image: CGImage?
  init(data: NSMutableData, isPNG: Bool) {
    self.data = data
    self.isPNG = isPNG
  }
}

/// A file of a kind into bytes. The options have no effect.
public func CGImageDestinationCreateWithData(
  _ data: NSMutableData, _ type: String, _ count: Int, _ options: Any?
) -> CGImageDestination? { CGImageDestination(data: data, isPNG: type == "public.png") }

/// Adds a picture. The options have no effect.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: Any?) { idst.image = image }

/// A file with pictures. Of files with several, the first is known.
public final class CGImageSource: Sendable {
  let image: UIImage
  init(_ image: UIImage) { self.image = image }
}

/// The file of bytes; `nil` for bytes of another kind than PNG, JPEG and GIF. The options have no effect.
public func CGImageSourceCreateWithData(_ data: Data, _ options: Any?) -> CGImageSource? { UIImage(data: data).map(CGImageSource.init) }

/// The file of bytes; `nil` for bytes of another kind than PNG, JPEG and GIF. The options have no effect.
public func CGImageSourceCreateWithData(_ data: NSData, _ options: Any?) -> CGImageSource? { CGImageSourceCreateWithData(data as Data, options) }

/// The file at an address; `nil` where there is none of a known kind. The options have no effect.
public func CGImageSourceCreateWithURL(_ url: URL, _ options: Any?) -> CGImageSource? { UIImage(contentsOfFile: url.path).map(CGImageSource.init) }

/// The file at an address; `nil` where there is none of a known kind. The options have no effect.
public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: Any?) -> CGImageSource? { CGImageSourceCreateWithURL(url as URL, options) }

/// How many pictures are known: one.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { 1 }

/// The pixels of a picture. The options have no effect.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: Any?) -> CGImage? { index == 0 ? isrc.image.cgImage : nil }

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
