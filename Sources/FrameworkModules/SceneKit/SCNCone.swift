import Foundation
import UIKit

/// A cone. Inert: it is not drawn.
open class SCNCone: SCNGeometry, @unchecked Sendable {
  /// The radius of its top.
  open var topRadius: CGFloat = 0
  /// The radius of its bottom.
  open var bottomRadius: CGFloat = 0.5
  /// The height.
  open var height: CGFloat = 1

  /// Creates a cone.
  public convenience init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) {
    self.init()
    self.topRadius = topRadius
    self.bottomRadius = bottomRadius
    self.height = height
  }
}
