import Foundation
import UIKit

/// Shows a scene. Inert: it is a box with its class's name.
@preconcurrency @MainActor open class SCNView: UIOpaqueView, SCNSceneRenderer {
  /// The scene.
  open var scene: SCNScene?
  /// From where it is seen.
  open var pointOfView: SCNNode?
  /// Is told of each picture. Inert: none is drawn.
  open weak var delegate: (any SCNSceneRendererDelegate)?
  /// Whether a scene without lights is lit. Inert.
  open var autoenablesDefaultLighting = false
  /// Whether the person moves the camera. Inert.
  open var allowsCameraControl = false
  /// Whether the view counts pictures. Inert.
  open var showsStatistics = false
  /// Whether time goes on. Inert.
  open var isPlaying = false
  /// Whether each picture is drawn. Inert.
  open var rendersContinuously = false
  /// Pictures per second. Inert.
  open var preferredFramesPerSecond = 60
  /// How edges are smoothed. Inert.
  open var antialiasingMode = SCNAntialiasingMode.multisampling4X

  /// Creates a view.
  public init(frame: CGRect, options: [String: Any]? = nil) {
    super.init(representing: "SCNView", frame: frame)
  }
  /// Creates a view that stands for a class.
  public override init(representing className: String, frame: CGRect = .zero) {
    super.init(representing: className, frame: frame)
  }
  /// Restores a view.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What is at a point: nothing.
  open func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]? = nil) -> [SCNHitTestResult] { [] }
  /// Starts or continues. Inert.
  open func play(_ sender: Any?) { isPlaying = true }
  /// Pauses. Inert.
  open func pause(_ sender: Any?) { isPlaying = false }
  /// Stops. Inert.
  open func stop(_ sender: Any?) { isPlaying = false }
}
