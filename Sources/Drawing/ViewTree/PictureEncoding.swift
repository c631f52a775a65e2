import Dispatch
import Foundation
import UIKit

/// Makes PNG files of `UIImage` objects.
@preconcurrency @MainActor public enum PictureEncoding {
  private nonisolated static let isMainQueue = DispatchSpecificKey<Bool>()

  /// Makes `UIImage.pngData()` use this type. On other queues than the main queue, `pngData()` returns nil.
  public static func install() {
    // The main queue is marked, because on platforms other than Apple's, it does not always run on the main thread.
    DispatchQueue.main.setSpecific(key: isMainQueue, value: true)
    UIImage.pngEncoder = { image in
      guard Thread.isMainThread || DispatchQueue.getSpecific(key: isMainQueue) == true else { return nil }
      return MainActor.assumeIsolated { png(of: image) }
    }
  }

  /// The image as a PNG file; nil if it has no size, or is too large for a picture.
  public static func png(of image: UIImage) -> Data? {
    guard let canvas = try? Canvas(size: image.size, scale: Double(image.scale)) else { return nil }
    ImageDrawing(image: image, tint: .black).draw(in: CGRect(origin: .zero, size: image.size), on: canvas)
    return canvas.data()
  }
}
