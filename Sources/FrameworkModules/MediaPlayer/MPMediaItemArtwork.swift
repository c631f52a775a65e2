import Foundation
import UIKit

/// The picture of a song.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
  /// How large the picture is, in points.
  public let bounds: CGRect
  private let picture: (CGSize) -> UIImage

  /// Creates a picture that code makes for a size.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    bounds = CGRect(origin: .zero, size: boundsSize)
    picture = requestHandler
  }
  /// Creates a picture, as until iOS 10.
  public convenience init(image: UIImage) { self.init(boundsSize: image.size) { _ in image } }
  /// The picture for a size.
  open func image(at size: CGSize) -> UIImage? { picture(size) }
}
