import Foundation
import UIKit

/// Shows a scene. Inert: it is a box with its class's name.
@preconcurrency @MainActor open class SKView: UIOpaqueView {
  /// The scene.
  open private(set) var scene: SKScene?
  /// Whether the view counts pictures. Inert.
  open var showsFPS = false
  /// Whether the view counts nodes. Inert.
  open var showsNodeCount = false
  /// Whether bodies are shown. Inert.
  open var showsPhysics = false
  /// Whether children are drawn in any order. Inert.
  open var ignoresSiblingOrder = false
  /// Whether nothing moves. Inert.
  open var isPaused = false
  /// Whether what is behind is seen. Inert.
  open var allowsTransparency = false

  /// Creates a view.
  public init(frame: CGRect) { super.init(representing: "SKView", frame: frame) }
  /// Restores a view.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows a scene.
  open func presentScene(_ scene: SKScene?) {
    self.scene?.willMove(from: self)
    self.scene?.view = nil
    self.scene = scene
    scene?.view = self
    scene?.didMove(to: self)
  }
  /// Shows a scene.
  open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }
}
