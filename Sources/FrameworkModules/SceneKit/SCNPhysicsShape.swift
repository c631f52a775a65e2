import Foundation
import UIKit

/// The outline of a body. Inert.
open class SCNPhysicsShape: NSObject, @unchecked Sendable {
  /// Creates the outline of a shape.
  public init(geometry: SCNGeometry, options: [String: Any]? = nil) {}
}
