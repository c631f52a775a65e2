import Foundation
import UIKit

/// A rectangle. Inert: it is not drawn.
open class SCNPlane: SCNGeometry, @unchecked Sendable {
  /// The width.
  open var width: CGFloat = 1
  /// The height.
  open var height: CGFloat = 1
  /// The radius of its corners.
  open var cornerRadius: CGFloat = 0

  /// Creates a rectangle.
  public convenience init(width: CGFloat, height: CGFloat) {
    self.init()
    self.width = width
    self.height = height
  }
}
