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

  /// What of it the view shows, as long as its scale mode fits it into the view.
  open override var frame: CGRect {
    CGRect(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
  }
  /// Converts a point of the view to the coordinates of the scene.
  open func convertPoint(fromView point: CGPoint) -> CGPoint { point.applying(toView.inverted()) }
  /// Converts a point of the scene to the coordinates of the view.
  open func convertPoint(toView point: CGPoint) -> CGPoint { point.applying(toView) }
  /// From points of the scene to those of the view, by the scale mode; a scene without a size or a view has none.
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

  /// The scene is shown.
  open func didMove(to view: SKView) {}
  /// The scene is about to be removed from its view.
  open func willMove(from view: SKView) {}
  /// A picture is about to be drawn. Inert: it is never called.
  open func update(_ currentTime: TimeInterval) {}
  open func didChangeSize(_ oldSize: CGSize) {}
}
