import CoreLocation
import Foundation
import UIKit

/// Draws what lies on a map. Inert: maps draw nothing.
@preconcurrency @MainActor open class MKOverlayRenderer: NSObject {
  /// What is drawn.
  public let overlay: any MKOverlay
  /// The opacity.
  open var alpha: CGFloat = 1

  /// Creates a renderer.
  public init(overlay: any MKOverlay) { self.overlay = overlay }
}
