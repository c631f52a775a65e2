import Foundation
import UIKit

/// Something in a scene. Inert: it is not drawn, and does not move.
open class SCNNode: NSObject, @unchecked Sendable {
  /// The name by which it is found.
  open var name: String?
  open var geometry: SCNGeometry?
  open var light: SCNLight?
  /// The camera that is there.
  open var camera: SCNCamera?
  /// How it falls and is hit. Inert.
  open var physicsBody: SCNPhysicsBody?
  /// The position in its parent.
  open var position = SCNVector3Zero
  /// How far it is turned about an axis, in radians.
  open var rotation = SCNVector4()
  /// How far it is turned about each axis, in radians.
  open var eulerAngles = SCNVector3Zero
  /// How large it is drawn.
  open var scale = SCNVector3(x: 1, y: 1, z: 1)
  open var opacity: CGFloat = 1
  /// Whether it is not drawn.
  open var isHidden = false
  /// Whether it throws shadows.
  open var castsShadow = true
  /// The order in which it is drawn.
  open var renderingOrder = 0
  open private(set) weak var parent: SCNNode?
  open private(set) var childNodes: [SCNNode] = []

  public override init() {}
  public convenience init(geometry: SCNGeometry?) {
    self.init()
    self.geometry = geometry
  }
  /// Restores an empty node: no file of scenes is read.
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
  /// The first node of a name in it; `recursively` looks into its children, too.
  open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
    for child in childNodes {
      if child.name == name { return child }
      if recursively, let found = child.childNode(withName: name, recursively: true) { return found }
    }
    return nil
  }
  /// Calls code for each node in it, from the outside in, until the code stops it.
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
  /// A node of the same shape at the same place, with copies of what is in it.
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
  /// Turns it towards a point. Inert.
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
