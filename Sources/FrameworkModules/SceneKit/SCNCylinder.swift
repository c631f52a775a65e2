import Foundation
import UIKit

/// A cylinder. Inert: it is not drawn.
open class SCNCylinder: SCNGeometry, @unchecked Sendable {
  /// Its radius.
  open var radius: CGFloat = 0.5
  /// The height.
  open var height: CGFloat = 1

  /// Creates a cylinder.
  public convenience init(radius: CGFloat, height: CGFloat) {
    self.init()
    self.radius = radius
    self.height = height
  }
}
