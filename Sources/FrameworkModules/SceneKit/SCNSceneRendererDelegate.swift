import Foundation
import UIKit

/// Is told of each picture. Inert: none is drawn, so nothing is called.
@preconcurrency @MainActor public protocol SCNSceneRendererDelegate: NSObjectProtocol {
  /// A picture is about to be drawn.
  func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
}

extension SCNSceneRendererDelegate {
  /// Does nothing.
  public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
}
