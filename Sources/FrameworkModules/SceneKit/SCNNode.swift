import Foundation
import UIKit

/// A node of a three-dimensional scene. Inert: it is not drawn, and does not move.
open class SCNNode: NSObject, @unchecked Sendable {
  /// The name by which `childNode(withName:recursively:)` finds the node.
  open var name: String?
  open var geometry: SCNGeometry?
  open var light: SCNLight?
  /// The camera that is attached to the node.
  open var camera: SCNCamera?
  /// The body that physics simulation moves. Inert.
  open var physicsBody: SCNPhysicsBody?
  /// The position in the coordinates of the parent node.
  open var position = SCNVector3Zero
  /// The rotation: x, y and z are the axis, w is the angle in radians.
  open var rotation = SCNVector4()
  /// The rotation about each of the three axes, in radians.
  open var eulerAngles = SCNVector3Zero
  /// The factors by which the node is enlarged along each axis.
  open var scale = SCNVector3(x: 1, y: 1, z: 1)
  open var opacity: CGFloat = 1
  /// Whether the node is hidden.
  open var isHidden = false
  /// Whether the node casts shadows.
  open var castsShadow = true
  /// The order in which nodes are drawn: smaller numbers first.
  open var renderingOrder = 0
  open private(set) weak var parent: SCNNode?
  open private(set) var childNodes: [SCNNode] = []

  public override init() {}
  public convenience init(geometry: SCNGeometry?) {
    self.init()
    self.geometry = geometry
  }
  /// Restores a node without content, because scene files are not read.
  public required init?(coder: NSCoder) {}

  open func addChildNode(_ child: SCNNode) {
    child.removeFromParentNode()
    child.parent = self
    childNodes.append(child)
  }
  open func removeFromParentNode() {
    parent?.childNodes.removeAll { $0 === self }
    parent = nil
  }
  /// The first child node with a name; with `recursively`, also among the children's descendants.
  open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
    for child in childNodes {
      if child.name == name { return child }
      if recursively, let found = child.childNode(withName: name, recursively: true) { return found }
    }
    return nil
  }
  /// Calls a closure for all descendants of the node, parents before their children, until the closure sets its second
  /// argument to true.
  open func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stops = ObjCBool(false)
    visitDescendants(&stops, block)
  }
  private func visitDescendants(
    _ stops: inout ObjCBool, _ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    for child in childNodes where !stops.boolValue {
      block(child, &stops)
      if !stops.boolValue { child.visitDescendants(&stops, block) }
    }
  }
  /// A copy of the node with copies of all descendants. The copies share the geometries, lights and cameras.
  open func clone() -> SCNNode {
    let copy = SCNNode(geometry: geometry)
    copy.name = name
    copy.light = light
    copy.camera = camera
    copy.position = position
    copy.rotation = rotation
    copy.eulerAngles = eulerAngles
    copy.scale = scale
    copy.opacity = opacity
    copy.isHidden = isHidden
    for child in childNodes { copy.addChildNode(child.clone()) }
    return copy
  }
  /// Rotates the node towards a point of the scene. Inert.
  open func look(at worldTarget: SCNVector3) {}
  /// Starts an action. Inert.
  open func runAction(_ action: SCNAction) {}
  /// Starts an action. Inert.
  open func runAction(_ action: SCNAction, forKey key: String?) {}
  /// Starts an action. Inert: it does not end.
  open func runAction(_ action: SCNAction, completionHandler block: (() -> Void)? = nil) {}
  /// Ends actions. Inert.
  open func removeAllActions() {}
  /// Ends an action. Inert.
  open func removeAction(forKey key: String) {}
}
