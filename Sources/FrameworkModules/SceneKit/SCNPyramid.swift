import Foundation
import UIKit

/// A pyramid. Inert: it is not drawn.
open class SCNPyramid: SCNGeometry, @unchecked Sendable {
  /// The width.
  open var width: CGFloat = 1
  /// The height.
  open var height: CGFloat = 1
  /// The length.
  open var length: CGFloat = 1

  /// Creates a pyramid.
  public convenience init(width: CGFloat, height: CGFloat, length: CGFloat) {
    self.init()
    self.width = width
    self.height = height
    self.length = length
  }
}
