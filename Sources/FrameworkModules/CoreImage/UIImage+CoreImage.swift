import Foundation
import UIKit

extension UIImage {
  /// The picture to work on of which the image was made: it is not kept.
  public var ciImage: CIImage? { nil }

  /// An image of a picture to work on, one pixel a point.
  public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

  /// An image of a picture to work on.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    if let pixels = ciImage.picture(in: ciImage.extent).cgImage {
      self.init(cgImage: pixels, scale: scale, orientation: orientation)
    } else {
      self.init(name: nil, size: .zero)
    }
  }
}
