import Foundation
import UIKit

/// From where a scene is seen. Inert: it is not drawn.
open class SCNCamera: NSObject, @unchecked Sendable {
  /// The nearest that is seen.
  open var zNear: Double = 1
  /// The farthest that is seen.
  open var zFar: Double = 100
  /// How much is seen, in degrees.
  open var fieldOfView: CGFloat = 60
  /// Whether far things are not smaller.
  open var usesOrthographicProjection = false
  /// How much is seen without perspective.
  open var orthographicScale: Double = 1

  /// Creates a camera.
  public override init() {}
}
