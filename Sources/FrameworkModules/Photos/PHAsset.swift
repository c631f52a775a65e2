import Foundation
import UIKit

/// A picture or a film of the library. There is none.
open class PHAsset: PHObject, @unchecked Sendable {
  /// What it is.
  open var mediaType: PHAssetMediaType { .unknown }
  /// How wide it is, in pixels.
  open var pixelWidth: Int { 0 }
  /// How high it is, in pixels.
  open var pixelHeight: Int { 0 }
  /// When it was made.
  open var creationDate: Date? { nil }
  /// The duration, in seconds.
  open var duration: TimeInterval { 0 }
  /// Whether it is a favourite of the person.
  open var isFavorite: Bool { false }
  /// Whether it stands for a burst of pictures.
  open var representsBurst: Bool { false }
  /// Which burst it belongs to.
  open var burstIdentifier: String? { nil }

  /// All of a kind: none.
  open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
  /// All: none.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// All of a collection: none.
  open class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
  /// The assets with identifiers: none.
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
}
