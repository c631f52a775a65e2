import Foundation
import UIKit

extension UIImage {
  /// The `CIImage` from which the image was made; always `nil`, because it is not kept.
  public var ciImage: CIImage? { nil }

  /// Creates an image from the pixels of a `CIImage`, with one pixel per point. Empty for one of infinite extent.
  public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

  /// Creates an image from the pixels of a `CIImage`, with `scale` pixels per point. Empty for one of infinite extent.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    if let pixels = ciImage.picture(in: ciImage.extent).cgImage {
      self.init(cgImage: pixels, scale: scale, orientation: orientation)
    } else {
      self.init(name: nil, size: .zero)
    }
  }
}
