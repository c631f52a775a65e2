import CoreLocation
import Foundation
import UIKit

/// A circle on a map.
@preconcurrency @MainActor open class MKCircle: NSObject, MKOverlay {
  /// The centre.
  public let coordinate: CLLocationCoordinate2D
  /// The radius.
  public let radius: CLLocationDistance

  /// Creates a circle.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    coordinate = center
    self.radius = radius
  }
}
