import Foundation
import UIKit

/// A plane without end. Inert: it is not drawn.
open class SCNFloor: SCNGeometry, @unchecked Sendable {
  /// How much it mirrors.
  open var reflectivity: CGFloat = 0.25
}
