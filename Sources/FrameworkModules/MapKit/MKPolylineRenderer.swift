import CoreLocation
import Foundation
import UIKit

/// Draws a line on a map. Inert: maps draw nothing.
@preconcurrency @MainActor open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// Creates a renderer.
  public init(polyline: MKPolyline) { super.init(overlay: polyline) }
  /// Creates a renderer.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}
