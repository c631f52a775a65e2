import Foundation
@_exported import UIKit

/// A node of a two-dimensional scene. Inert: it is not drawn, and does not move.
@preconcurrency @MainActor open class SKNode: UIResponder {
  /// The position in the coordinates of the parent node.
  open var position = CGPoint.zero
  /// The position along the z axis: nodes with greater values are in front.
  open var zPosition: CGFloat = 0
  /// The rotation, in radians, counterclockwise.
  open var zRotation: CGFloat = 0
  /// The factor by which the node is enlarged horizontally.
  open var xScale: CGFloat = 1
  /// The factor by which the node is enlarged vertically.
  open var yScale: CGFloat = 1
  open var alpha: CGFloat = 1
  /// Whether the node is hidden.
  open var isHidden = false
  /// The name by which `childNode(withName:)` finds the node.
  open var name: String?
  /// The body that physics simulation moves. Inert.
  open var physicsBody: SKPhysicsBody?
  /// Data that the app attaches to the node.
  open var userData: NSMutableDictionary?
  open private(set) weak var parent: SKNode?
  open private(set) var children: [SKNode] = []

  public override init() { super.init() }
  /// Restores a node without content, because scene files are not read.
  public required init?(coder aDecoder: NSCoder) { super.init() }
  /// Reads a node from a scene file. Inert: always `nil`, scene files are not read.
  public convenience init?(fileNamed filename: String) { return nil }

  /// The rectangle of the node's own content in the coordinates of the parent node. A plain node has no content, so its
  /// size is zero.
  open var frame: CGRect { CGRect(origin: position, size: .zero) }
  open var scene: SKScene? { self as? SKScene ?? parent?.scene }
  /// Sets both `xScale` and `yScale`.
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
  /// The first child with a name. Descendants further down, and search patterns, are not found.
  open func childNode(withName name: String) -> SKNode? { children.first { $0.name == name } }
  /// Calls a closure for all children with a name, until the closure sets its second argument to true.
  open func enumerateChildNodes(
    withName name: String, using block: @escaping (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops = ObjCBool(false)
    for child in children where child.name == name && !stops.boolValue { block(child, &stops) }
  }
  /// The children that contain a point in the coordinates of this node, in the order of `children`.
  open func nodes(at point: CGPoint) -> [SKNode] { children.filter { $0.contains(point) } }
  /// The last child that contains a point in the coordinates of this node; this node if there is none.
  open func atPoint(_ point: CGPoint) -> SKNode { nodes(at: point).last ?? self }
  /// Whether the node's frame contains a point in the coordinates of the parent node.
  open func contains(_ point: CGPoint) -> Bool { frame.contains(point) }
  /// Converts a point of this node to the coordinates of another node of the same scene.
  open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint {
    point.applying(toScene).applying(node.toScene.inverted())
  }
  /// Converts a point of another node of the same scene to the coordinates of this node.
  open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint { node.convert(point, to: self) }
  /// The transform from the coordinates of this node to those of the scene.
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
