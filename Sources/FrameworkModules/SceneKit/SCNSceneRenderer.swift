import Foundation
import UIKit

/// What draws a scene.
@preconcurrency @MainActor public protocol SCNSceneRenderer: NSObjectProtocol {
  /// The scene.
  var scene: SCNScene? { get set }
  /// From where it is seen.
  var pointOfView: SCNNode? { get set }
  /// Is told of each picture. Inert: none is drawn.
  var delegate: (any SCNSceneRendererDelegate)? { get set }
}
