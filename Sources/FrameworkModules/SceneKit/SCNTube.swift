import Foundation
import UIKit

/// A tube. Inert: it is not drawn.
open class SCNTube: SCNGeometry, @unchecked Sendable {
  /// The radius of the hole.
  open var innerRadius: CGFloat = 0.25
  /// The radius of the outside.
  open var outerRadius: CGFloat = 0.5
  /// The height.
  open var height: CGFloat = 1

  /// Creates a tube.
  public convenience init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat) {
    self.init()
    self.innerRadius = innerRadius
    self.outerRadius = outerRadius
    self.height = height
  }
}
