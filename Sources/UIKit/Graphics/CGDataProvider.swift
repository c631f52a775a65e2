import Foundation
import InputFiles

/// Provides the bytes from which an image or a font is made.
public final class CGDataProvider: Sendable {
  private let bytes: Data

  /// Creates a provider of bytes.
  public init?(data: CFData) { bytes = data as Data }

  /// Creates a provider of the bytes of a file; `nil` if there is no such file.
  public convenience init?(url: NSURL) {
    let url = url as URL
    guard url.isFileURL else { return nil }
    self.init(filename: url.path)
  }

  /// Creates a provider of the bytes of a file; `nil` if there is no such file.
  public init?(filename: String) {
    let most = UIImage.largestMegabytes
    guard let data = try? RegularFile.read(filename, atMost: most, isNamed: true) else { return nil }
    bytes = data
  }

  /// The bytes.
  public var data: CFData? { bytes as NSData }
}

/// How colours that a device cannot show are mapped to colours that it can show. It has no effect here.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The device chooses the mapping.
  case defaultIntent = 0
  /// Colours outside of the device's range become the nearest ones.
  case absoluteColorimetric = 1
  /// Colours outside of the device's range become the nearest ones, relative to the device's white.
  case relativeColorimetric = 2
  /// All colours are compressed into the device's range, so that their relations stay similar.
  case perceptual = 3
  /// Colours keep their saturation.
  case saturation = 4
}

extension CGImage {
  /// Creates an image from the bytes of a JPEG file; `nil` if the bytes are no image. The other parameters have no
  /// effect.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    self.init(source)
  }

  /// Creates an image from the bytes of a PNG file; `nil` if the bytes are no image. The other parameters have no
  /// effect.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    self.init(source)
  }

  private convenience init?(_ source: CGDataProvider) {
    guard let data = source.data, let picture = UIImage(data: data as Data) else { return nil }
    self.init(picture: picture)
  }
}
