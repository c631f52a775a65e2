import Foundation

/// A circular region around a point of the globe.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// The centre of the region.
  public let center: CLLocationCoordinate2D
  /// The radius, in metres.
  public let radius: CLLocationDistance
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }
  /// Whether a point is inside the region.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let location = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    return location.distance(from: CLLocation(latitude: center.latitude, longitude: center.longitude)) <= radius
  }
}
