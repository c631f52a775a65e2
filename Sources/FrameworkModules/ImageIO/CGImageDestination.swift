import Foundation
import UIKit

/// A file that is written. Only PNG files can be.
public final class CGImageDestination {
  let data: NSMutableData
  let isPNG: Bool
  var image: CGImage?
  init(data: NSMutableData, isPNG: Bool) {
    self.data = data
    self.isPNG = isPNG
  }
}

/// A file of a kind into bytes. The options have no effect.
public func CGImageDestinationCreateWithData(
  _ data: NSMutableData, _ type: String, _ count: Int, _ options: Any?
) -> CGImageDestination? {
  CGImageDestination(data: data, isPNG: type == "public.png")
}

/// Adds a picture. The options have no effect.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: Any?) {
  idst.image = image
}

/// Writes the file. Returns whether that was possible: only for PNG files, and only with an encoder.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
  guard idst.isPNG, let image = idst.image, let bytes = UIImage(cgImage: image).pngData() else { return false }
  idst.data.append(bytes)
  return true
}
