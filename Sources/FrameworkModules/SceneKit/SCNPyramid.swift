import Foundation
import UIKit

/// A pyramid. Inert: it is not drawn.
open class SCNPyramid: SCNGeometry, @unchecked Sendable {
  /// How wide it is.
  open var width: CGFloat = 1
  /// How high it is.
  open var height: CGFloat = 1
  /// How deep it is.
  open var length: CGFloat = 1

  /// Creates a pyramid.
  public convenience init(width: CGFloat, height: CGFloat, length: CGFloat) {
    self.init()
    self.width = width
    self.height = height
    self.length = length
  }
}
