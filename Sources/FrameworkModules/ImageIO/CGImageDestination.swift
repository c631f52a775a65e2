import Foundation
import UIKit

/// Writes the file. Returns whether that succeeded: only for PNG, and only if a PNG encoder is installed.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
  guard idst.isPNG, let image = idst.image, let bytes = UIImage(cgImage: image).pngData() else { return false }
  idst.data.append(bytes)
  return true
}
