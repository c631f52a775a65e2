import Foundation
import UIKit

/// Pictures that belong together. There is none.
open class PHAssetCollection: PHObject, @unchecked Sendable {
  /// The name.
  open var localizedTitle: String? { nil }
  /// How many pictures there are.
  open var estimatedAssetCount: Int { 0 }

  /// All of a kind: none.
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    PHFetchResult()
  }
}
