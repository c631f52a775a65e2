import Foundation
import UIKit

/// What draws a scene.
@preconcurrency @MainActor public protocol SCNSceneRenderer: NSObjectProtocol {
  /// The scene.
  var scene: SCNScene? { get set }
  /// The node with the camera.
  var pointOfView: SCNNode? { get set }
  /// Is told of each picture. Inert: none is drawn.
  var delegate: (any SCNSceneRendererDelegate)? { get set }
}
