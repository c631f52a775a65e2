import Foundation
import InputFiles

/// Bytes from which an image is made.
public final class CGDataProvider: Sendable {
  private let bytes: Data

  /// Takes bytes.
  public init?(data: CFData) { bytes = data as Data }

  /// Takes the bytes of a file; `nil` where there is none.
  public convenience init?(url: NSURL) {
    let url = url as URL
    guard url.isFileURL else { return nil }
    self.init(filename: url.path)
  }

  /// Takes the bytes of a file; `nil` where there is none.
  public init?(filename: String) {
    let most = UIImage.largestMegabytes
    guard let data = try? RegularFile.read(filename, atMost: most, isNamed: true) else { return nil }
    bytes = data
  }

  /// The bytes.
  public var data: CFData? { bytes as NSData }
}

/// How colours that a device cannot show are changed. It has no effect here.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The device's way.
  case defaultIntent = 0
  /// Colours out of reach become the nearest ones.
  case absoluteColorimetric = 1
  /// Colours out of reach become the nearest ones, with the device's white.
  case relativeColorimetric = 2
  /// All colours move together.
  case perceptual = 3
  /// Colours stay as strong as they are.
  case saturation = 4
}

extension CGImage {
  /// The image of the bytes of a JPEG file; `nil` where they are none. `decode` and `intent` have no effect.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    self.init(source)
  }

  /// The image of the bytes of a PNG file; `nil` where they are none. `decode` and `intent` have no effect.
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
