import Foundation
import UIKit

extension UIImage {
  /// The `CIImage` from which the image was made; always `nil`, because it is not kept.
  public var ciImage: CIImage? { nil }

  /// Creates an image from a picture for filters, with one pixel per point.
  public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

  /// Creates an image from a picture for filters.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    if let pixels = ciImage.picture(in: ciImage.extent).cgImage {
      self.init(cgImage: pixels, scale: scale, orientation: orientation)
    } else {
      self.init(name: nil, size: .zero)
    }
  }
}
