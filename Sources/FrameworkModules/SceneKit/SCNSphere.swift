import Foundation
import UIKit

/// A ball. Inert: it is not drawn.
open class SCNSphere: SCNGeometry, @unchecked Sendable {
  /// Its radius.
  open var radius: CGFloat = 0.5
  /// The number of segments.
  open var segmentCount = 48

  /// Creates a ball.
  public convenience init(radius: CGFloat) {
    self.init()
    self.radius = radius
  }
}
