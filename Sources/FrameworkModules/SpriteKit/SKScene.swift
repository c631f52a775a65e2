import Foundation
import UIKit

/// A scene: the root of the nodes that an `SKView` shows. Inert: it is not drawn.
@preconcurrency @MainActor open class SKScene: SKNode {
  /// The size, in points.
  open var size: CGSize
  /// How the scene is scaled to the size of its view.
  open var scaleMode = SKSceneScaleMode.fill
  /// The colour behind all nodes.
  open var backgroundColor = UIColor(red: 0.15, green: 0.15, blue: 0.15, alpha: 1)
  /// The point of the scene's frame that is the origin of the scene's coordinates, as fractions of width and height:
  /// (0, 0) is the bottom left corner, (0.5, 0.5) the centre.
  open var anchorPoint = CGPoint.zero
  /// The physics simulation of the scene. Inert: nothing moves.
  public let physicsWorld = SKPhysicsWorld()
  open internal(set) weak var view: SKView?

  public init(size: CGSize) {
    self.size = size
    super.init()
  }
  public convenience override init() { self.init(size: .zero) }
  public required init?(coder aDecoder: NSCoder) {
    size = .zero
    super.init(coder: aDecoder)
  }

  /// The rectangle of the scene in its own coordinates.
  open override var frame: CGRect {
    CGRect(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
  }
  /// Converts a point of the view to the coordinates of the scene.
  open func convertPoint(fromView point: CGPoint) -> CGPoint { point.applying(toView.inverted()) }
  /// Converts a point of the scene to the coordinates of the view.
  open func convertPoint(toView point: CGPoint) -> CGPoint { point.applying(toView) }
  /// The transform from the coordinates of the scene to those of its view, according to the scale mode. The identity if
  /// there is no view, or if scene or view have no size.
  private var toView: CGAffineTransform {
    guard let bounds = view?.bounds, size.width > 0, size.height > 0, bounds.width > 0, bounds.height > 0 else {
      return .identity
    }
    var (x, y) = (bounds.width / size.width, bounds.height / size.height)
    switch scaleMode {
    case .fill: break
    case .aspectFill: (x, y) = (max(x, y), max(x, y))
    case .aspectFit: (x, y) = (min(x, y), min(x, y))
    case .resizeFill: (x, y) = (1, 1)
    }
    return CGAffineTransform(translationX: bounds.midX, y: bounds.midY).scaledBy(x: x, y: -y)
      .translatedBy(x: -frame.midX, y: -frame.midY)
  }

  /// Called after a view has started to show the scene.
  open func didMove(to view: SKView) {}
  /// Called before the scene is removed from its view.
  open func willMove(from view: SKView) {}
  /// Called before each frame of the animation is drawn. Inert: it is never called.
  open func update(_ currentTime: TimeInterval) {}
  open func didChangeSize(_ oldSize: CGSize) {}
}
