import Foundation
import UIKit

/// A picture for nodes.
@preconcurrency @MainActor open class SKTexture: NSObject {
  private let picture: UIImage?
  /// Creates a texture of an image of the app.
  public init(imageNamed name: String) { picture = UIImage(named: name) }
  /// Creates a texture of an image.
  public init(image: UIImage) { picture = image }
  /// The size, in points.
  open func size() -> CGSize { picture?.size ?? .zero }
}
