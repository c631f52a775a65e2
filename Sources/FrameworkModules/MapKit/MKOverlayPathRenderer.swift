import CoreLocation
import Foundation
import UIKit

/// Draws a path on a map. Inert: maps draw nothing.
@preconcurrency @MainActor open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The colour of the area.
  open var fillColor: UIColor?
  /// The colour of the line.
  open var strokeColor: UIColor?
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 0
  /// The dashes of the line, in points.
  open var lineDashPattern: [NSNumber]?
}
