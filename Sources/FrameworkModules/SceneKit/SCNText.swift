import Foundation
import UIKit

/// A text with a depth. Inert: it is not drawn.
open class SCNText: SCNGeometry, @unchecked Sendable {
  /// The text.
  open var string: Any?
  /// The depth.
  open var extrusionDepth: CGFloat = 0
  /// The font.
  open var font = UIFont.systemFont(ofSize: 36)
  /// How far edges may be from the curve.
  open var flatness: CGFloat = 0.6

  /// Creates a text.
  public convenience init(string: Any?, extrusionDepth: CGFloat) {
    self.init()
    self.string = string
    self.extrusionDepth = extrusionDepth
  }
}
