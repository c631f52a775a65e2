import Foundation
import UIKit

/// A cylinder with round ends. Inert: it is not drawn.
open class SCNCapsule: SCNGeometry, @unchecked Sendable {
  /// The radius of the ends.
  open var capRadius: CGFloat = 0.5
  /// The height.
  open var height: CGFloat = 2

  /// Creates a capsule.
  public convenience init(capRadius: CGFloat, height: CGFloat) {
    self.init()
    self.capRadius = capRadius
    self.height = height
  }
}
