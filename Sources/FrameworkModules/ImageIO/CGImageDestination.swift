import Foundation
import UIKit

/// Encodes the image of a destination, and appends the bytes to the destination's data. Returns whether that succeeded:
/// only for PNG, and only if a PNG encoder is installed.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
  guard idst.isPNG, let image = idst.image, let bytes = UIImage(cgImage: image).pngData() else { return false }
  idst.data.append(bytes)
  return true
}
