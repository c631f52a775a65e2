import Foundation
import UIKit

/// A node with a path. Inert: it is not drawn.
@preconcurrency @MainActor open class SKShapeNode: SKNode {
  /// The path.
  open var path: CGPath?
  /// The colour of the area.
  open var fillColor = UIColor.clear
  /// The colour of the line.
  open var strokeColor = UIColor.white
  /// The width of the line.
  open var lineWidth: CGFloat = 1

  /// Creates a circle.
  public convenience init(circleOfRadius radius: CGFloat) {
    self.init()
    path = UIBezierPath(ovalIn: CGRect(x: -radius, y: -radius, width: radius * 2, height: radius * 2)).cgPath
  }
  /// Creates a rect.
  public convenience init(rectOf size: CGSize) {
    self.init()
    path =
      UIBezierPath(
        rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      ).cgPath
  }
}
