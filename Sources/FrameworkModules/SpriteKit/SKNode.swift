import Foundation
@_exported import UIKit

/// Something in a scene. Inert: it is not drawn, and does not move.
@preconcurrency @MainActor open class SKNode: UIResponder {
  /// Where it is in its parent.
  open var position = CGPoint.zero
  /// The position along the z axis.
  open var zPosition: CGFloat = 0
  /// How far it is turned, in radians.
  open var zRotation: CGFloat = 0
  /// How wide it is drawn.
  open var xScale: CGFloat = 1
  /// How high it is drawn.
  open var yScale: CGFloat = 1
  open var alpha: CGFloat = 1
  /// Whether it is not drawn.
  open var isHidden = false
  /// The name by which it is found.
  open var name: String?
  /// How it falls and is hit. Inert.
  open var physicsBody: SKPhysicsBody?
  /// Data of the app.
  open var userData: NSMutableDictionary?
  open private(set) weak var parent: SKNode?
  open private(set) var children: [SKNode] = []

  public override init() { super.init() }
  /// Restores a node. No file of scenes is read.
  public required init?(coder aDecoder: NSCoder) { super.init() }
  /// Reads a node from a file. Returns `nil`, since no file of scenes is read.
  public convenience init?(fileNamed filename: String) { return nil }

  /// The rect that it covers in its parent.
  open var frame: CGRect { CGRect(origin: position, size: .zero) }
  open var scene: SKScene? { self as? SKScene ?? parent?.scene }
  /// Draws it larger or smaller.
  open func setScale(_ scale: CGFloat) {
    xScale = scale
    yScale = scale
  }
  open func addChild(_ node: SKNode) {
    node.removeFromParent()
    node.parent = self
    children.append(node)
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open func removeAllChildren() { children.forEach { $0.removeFromParent() } }
  /// The first child of a name.
  open func childNode(withName name: String) -> SKNode? { children.first { $0.name == name } }
  /// Calls code for all children of a name.
  open func enumerateChildNodes(
    withName name: String, using block: @escaping (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops = ObjCBool(false)
    for child in children where child.name == name && !stops.boolValue { block(child, &stops) }
  }
  /// The nodes at a point.
  open func nodes(at point: CGPoint) -> [SKNode] { children.filter { $0.contains(point) } }
  /// The node in front at a point.
  open func atPoint(_ point: CGPoint) -> SKNode { nodes(at: point).last ?? self }
  /// Whether a point is in it.
  open func contains(_ point: CGPoint) -> Bool { frame.contains(point) }
  /// Converts a point of this node to the coordinates of another node of the same scene.
  open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint {
    point.applying(toScene).applying(node.toScene.inverted())
  }
  /// Converts a point of another node of the same scene to the coordinates of this node.
  open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint { node.convert(point, to: self) }
  /// The transform from points of this node to points of the scene.
  private var toScene: CGAffineTransform {
    guard let parent else { return .identity }
    let toParent = CGAffineTransform(translationX: position.x, y: position.y)
      .rotated(by: zRotation).scaledBy(x: xScale, y: yScale)
    return toParent.concatenating(parent.toScene)
  }
  /// Starts an action. Inert.
  open func run(_ action: SKAction) {}
  /// Starts an action. Inert.
  open func run(_ action: SKAction, withKey key: String) {}
  /// Starts an action. Inert: it does not end.
  open func run(_ action: SKAction, completion block: @escaping () -> Void) {}
  /// Ends actions. Inert.
  open func removeAllActions() {}
  /// Ends an action. Inert.
  open func removeAction(forKey key: String) {}
}
