import Foundation
import UIKit

/// Reads pictures before they are shown. There is none.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  /// Whether large pictures are kept. Inert.
  open var allowsCachingHighQualityImages = true
  /// Reads pictures. Inert: there is none.
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}
  /// Stops reading pictures. Inert: there is none.
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}
  /// Forgets all pictures. Inert: there is none.
  open func stopCachingImagesForAllAssets() {}
}
