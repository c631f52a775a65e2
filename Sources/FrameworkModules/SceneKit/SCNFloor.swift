import Foundation
import UIKit

/// A plane without end. Inert: it is not drawn.
open class SCNFloor: SCNGeometry, @unchecked Sendable {
  /// The reflectivity.
  open var reflectivity: CGFloat = 0.25
}
