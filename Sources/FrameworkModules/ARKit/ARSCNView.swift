import Foundation
@_exported import SceneKit
@_exported import UIKit

/// Shows a scene over what the camera sees. Inert: it is a box with its class's name.
@preconcurrency @MainActor open class ARSCNView: SCNView {
  /// What follows the device.
  open var session = ARSession()
  /// Whether the light of the room is used. Inert.
  open var automaticallyUpdatesLighting = true

  /// Creates a view.
  public override init(frame: CGRect, options: [String: Any]? = nil) {
    super.init(representing: "ARSCNView", frame: frame)
  }
  /// Restores a view.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
