import CoreLocation
import Foundation
import UIKit

/// Draws a circle on a map. Inert: maps draw nothing.
@preconcurrency @MainActor open class MKCircleRenderer: MKOverlayPathRenderer {
  /// Creates a renderer.
  public init(circle: MKCircle) { super.init(overlay: circle) }
  /// Creates a renderer.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}
