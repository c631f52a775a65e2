import Foundation
import SceneKit
import UIKit

/// Is told what was recognised. Inert: it is never called.
@preconcurrency @MainActor public protocol ARSCNViewDelegate: SCNSceneRendererDelegate {
  /// Something was recognised.
  func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
}

extension ARSCNViewDelegate {
  /// Does nothing.
  public func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor) {}
}
