import Foundation
import UIKit

/// All that a view shows. Inert: it is not drawn.
@preconcurrency @MainActor open class SKScene: SKNode {
  /// The size, in points.
  open var size: CGSize
  /// How it fills its view.
  open var scaleMode = SKSceneScaleMode.fill
  /// The colour behind everything.
  open var backgroundColor = UIColor(red: 0.15, green: 0.15, blue: 0.15, alpha: 1)
  /// Which point of its view is its origin.
  open var anchorPoint = CGPoint.zero
  /// How things fall. Inert.
  public let physicsWorld = SKPhysicsWorld()
  /// The view that shows it.
  open internal(set) weak var view: SKView?

  /// Creates a scene.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }
  /// Creates a scene without a size.
  public convenience override init() { self.init(size: .zero) }
  /// Restores a scene.
  public required init?(coder aDecoder: NSCoder) {
    size = .zero
    super.init(coder: aDecoder)
  }

  /// The scene is shown.
  open func didMove(to view: SKView) {}
  /// The scene is shown no longer.
  open func willMove(from view: SKView) {}
  /// A picture is about to be drawn. Inert: it is never called.
  open func update(_ currentTime: TimeInterval) {}
  /// The size has changed.
  open func didChangeSize(_ oldSize: CGSize) {}
}
