import Foundation

extension UIImage {
  private nonisolated(unsafe) static let assetKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  /// The variants of the image for different traits: at first, the image alone.
  ///
  /// Views show the image itself, whatever variants are added; the asset's `image(with:)` returns the variants.
  @preconcurrency @MainActor public var imageAsset: UIImageAsset? {
    if let asset = objc_getAssociatedObject(self, Self.assetKey) as? UIImageAsset { return asset }
    let asset = UIImageAsset(of: self)
    objc_setAssociatedObject(self, Self.assetKey, asset, .OBJC_ASSOCIATION_RETAIN)
    return asset
  }

  /// Makes this a variant of an asset. The image does not keep the asset alive, because the asset keeps the image.
  @MainActor func belongs(to asset: UIImageAsset) {
    objc_setAssociatedObject(self, Self.assetKey, asset, .OBJC_ASSOCIATION_ASSIGN)
  }
}
