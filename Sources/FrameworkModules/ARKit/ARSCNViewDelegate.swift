import Foundation
import SceneKit
import UIKit

/// Hears of what was recognised. Inert: nothing is.
@preconcurrency @MainActor public protocol ARSCNViewDelegate: SCNSceneRendererDelegate {
  /// Something was recognised.
  func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
}

extension ARSCNViewDelegate {
  /// Does nothing.
  public func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor) {}
}
