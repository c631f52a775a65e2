import Foundation
import UIKit

/// A ring. Inert: it is not drawn.
open class SCNTorus: SCNGeometry, @unchecked Sendable {
  /// The radius of the ring.
  open var ringRadius: CGFloat = 0.5
  /// The radius of the pipe.
  open var pipeRadius: CGFloat = 0.25

  /// Creates a ring.
  public convenience init(ringRadius: CGFloat, pipeRadius: CGFloat) {
    self.init()
    self.ringRadius = ringRadius
    self.pipeRadius = pipeRadius
  }
}
