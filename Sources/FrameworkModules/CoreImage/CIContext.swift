import Foundation
import UIKit

/// Computes the pixels of pictures.
open class CIContext: NSObject, @unchecked Sendable {
  /// Creates a context.
  public override init() {}
  /// Creates a context. The options have no effect.
  public init(options: [CIContextOption: Any]? = nil) {}
  /// The pixels in a rectangle; `nil` where there are none.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { image.picture(in: fromRect).cgImage }
  /// The pixels in a rectangle; `nil` where there are none. All colours are sRGB.
  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? {
    createCGImage(image, from: fromRect)
  }
  /// A PNG file; `nil` without an encoder, as `UIImage.pngData()` says.
  open func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    image.picture(in: image.extent).pngData()
  }
  /// A JPEG file. Inert: `nil`, since there is no encoder.
  open func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    nil
  }
  /// Clears the caches. There are none.
  open func clearCaches() {}
}
