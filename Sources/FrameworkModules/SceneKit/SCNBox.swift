import Foundation
import UIKit

/// A box. Inert: it is not drawn.
open class SCNBox: SCNGeometry, @unchecked Sendable {
  /// The width.
  open var width: CGFloat = 1
  /// The height.
  open var height: CGFloat = 1
  /// The length.
  open var length: CGFloat = 1
  /// The radius of its edges.
  open var chamferRadius: CGFloat = 0

  /// Creates a box.
  public convenience init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
    self.init()
    self.width = width
    self.height = height
    self.length = length
    self.chamferRadius = chamferRadius
  }
}
