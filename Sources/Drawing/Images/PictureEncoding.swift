import Foundation
import UIKit

/// Makes PNG files of images that code has drawn.
public enum PictureEncoding {
  /// Has `UIImage.pngData()` draw images. Images are drawn on the main thread only; on others there is no data.
  public static func install() {
    UIImage.pngEncoder = { image in
      guard Thread.isMainThread else { return nil }
      return MainActor.assumeIsolated { png(of: image) }
    }
  }

  /// The image as a PNG file; nil for one without a size, or too large for a picture.
  public static func png(of image: UIImage) -> Data? {
    guard let canvas = try? Canvas(size: image.size, scale: Double(image.scale)) else { return nil }
    ImageDrawing(image: image, tint: .black).draw(in: CGRect(origin: .zero, size: image.size), on: canvas)
    return canvas.data()
  }
}
