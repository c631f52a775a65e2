import Foundation
import UIKit

/// Reads pictures. There is none: its handlers get nothing, at once.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let shared = PHImageManager()
  /// The app's manager.
  open class func `default`() -> PHImageManager { shared }
  /// Creates a manager.
  public override init() {}

  /// Reads a picture. The handler gets none.
  @discardableResult open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil)
    return PHInvalidImageRequestID
  }
  /// Reads the bytes of a picture. The handler gets none.
  @discardableResult open func requestImageData(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil, .up, nil)
    return PHInvalidImageRequestID
  }
  /// Stops reading. Inert: nothing is read.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}
