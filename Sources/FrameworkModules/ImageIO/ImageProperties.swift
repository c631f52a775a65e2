import Foundation

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
