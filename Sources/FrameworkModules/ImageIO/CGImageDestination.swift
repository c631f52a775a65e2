import Foundation
import UIKit

/// Writes the file. Returns whether that was possible: only for PNG files, and only with an encoder.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
  guard idst.isPNG, let image = idst.image, let bytes = UIImage(cgImage: image).pngData() else { return false }
  idst.data.append(bytes)
  return true
}
