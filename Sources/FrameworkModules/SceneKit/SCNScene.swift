import Foundation
import UIKit

/// Nodes that belong together. Inert: it is not drawn.
open class SCNScene: NSObject, @unchecked Sendable {
  /// The node that holds all others.
  public let rootNode = SCNNode()
  /// What is behind everything.
  public let background = SCNMaterialProperty()
  /// How things fall. Inert.
  public let physicsWorld = SCNPhysicsWorld()
  /// Whether nothing moves. Inert.
  open var isPaused = false

  /// Creates an empty scene.
  public override init() {}
  /// Reads a scene. Returns `nil`, since no file of scenes is read.
  public convenience init?(named name: String) { return nil }
  /// Restores an empty scene: no file of scenes is read.
  public required init?(coder: NSCoder) {}
}
