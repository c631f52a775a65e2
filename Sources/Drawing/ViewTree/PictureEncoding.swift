import Dispatch
import Foundation
import UIKit

/// Makes PNG files of `UIImage` objects.
@preconcurrency @MainActor public enum PictureEncoding {
  private nonisolated static let isMainQueue = DispatchSpecificKey<Bool>()

  /// Makes `UIImage.pngData()` and the memory of bitmap contexts use this type. On other queues than the main queue,
  /// `pngData()` returns nil, and the memory stays as it is.
  public static func install() {
    // The main queue is marked, because on platforms other than Apple's, it does not always run on the main thread.
    DispatchQueue.main.setSpecific(key: isMainQueue, value: true)
    UIImage.pngEncoder = { image in
      guard isInMainQueue else { return nil }
      return MainActor.assumeIsolated { png(of: image) }
    }
    BitmapMemory.rasterizer = { image, width, height in
      guard isInMainQueue else { return nil }
      return MainActor.assumeIsolated { pixels(of: image, width, height) }
    }
  }

  private nonisolated static var isInMainQueue: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: isMainQueue) == true
  }

  /// The pixels of an image, row by row; nil if it is too large for a picture.
  private static func pixels(of image: UIImage, _ width: Int, _ height: Int) -> [UInt32]? {
    let size = CGSize(width: width, height: height)
    guard let canvas = try? Canvas(size: size, scale: 1) else { return nil }
    ImageDrawing(image: image, tint: .black).draw(in: CGRect(origin: .zero, size: size), on: canvas)
    return canvas.pixels
  }

  /// The image as a PNG file; nil if it has no size, or is too large for a picture.
  public static func png(of image: UIImage) -> Data? {
    guard let canvas = try? Canvas(size: image.size, scale: Double(image.scale)) else { return nil }
    ImageDrawing(image: image, tint: .black).draw(in: CGRect(origin: .zero, size: image.size), on: canvas)
    return canvas.data()
  }
}
