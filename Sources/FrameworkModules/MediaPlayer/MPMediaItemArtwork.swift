import Foundation
import UIKit

/// The picture of a song.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
  /// The rectangle of the full picture, in points. Its origin is zero.
  public let bounds: CGRect
  private let picture: (CGSize) -> UIImage

  /// Creates artwork whose picture a closure provides for each requested size.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    bounds = CGRect(origin: .zero, size: boundsSize)
    picture = requestHandler
  }
  /// Creates artwork from an image, which is the picture for every size. Deprecated by Apple since iOS 10.
  public convenience init(image: UIImage) { self.init(boundsSize: image.size) { _ in image } }
  /// The picture for a size in points.
  open func image(at size: CGSize) -> UIImage? { picture(size) }
}
