import Foundation
import UIKit

/// From where a scene is seen. Inert: it is not drawn.
open class SCNCamera: NSObject, @unchecked Sendable {
  /// The nearest distance that is seen.
  open var zNear: Double = 1
  /// The farthest distance that is seen.
  open var zFar: Double = 100
  /// The field of view, in degrees.
  open var fieldOfView: CGFloat = 60
  /// Whether the projection is orthographic: far things are not smaller.
  open var usesOrthographicProjection = false
  /// The scale of the orthographic projection.
  open var orthographicScale: Double = 1

  /// Creates a camera.
  public override init() {}
}
