import Foundation
import UIKit

/// A node with a picture. Inert: it is not drawn.
@preconcurrency @MainActor open class SKSpriteNode: SKNode {
  /// The picture.
  open var texture: SKTexture?
  /// The size, in points.
  open var size = CGSize.zero
  /// The colour.
  open var color = UIColor.clear
  /// How much of the colour is over the picture.
  open var colorBlendFactor: CGFloat = 0
  /// Which point of it is at its position.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

  /// Creates a node.
  public init(texture: SKTexture?, color: UIColor, size: CGSize) {
    self.texture = texture
    self.color = color
    self.size = size
    super.init()
  }
  /// Creates a node without a picture.
  public convenience override init() { self.init(texture: nil, color: .clear, size: .zero) }
  /// Restores a node.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
  /// Creates a node with a picture of the app.
  public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }
  /// Creates a node with a picture.
  public convenience init(texture: SKTexture?) {
    self.init(texture: texture, color: .clear, size: texture?.size() ?? .zero)
  }
  /// Creates a node of a colour.
  public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }

  /// The rect that it covers in its parent.
  open override var frame: CGRect {
    CGRect(
      x: position.x - anchorPoint.x * size.width, y: position.y - anchorPoint.y * size.height, width: size.width,
      height: size.height)
  }
}
