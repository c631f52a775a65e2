@_exported import CoreLocation
@_exported import UIKit

/// A part of the globe.
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan

  /// The point at 0° north, 0° east.
  public init() {
    center = CLLocationCoordinate2D()
    span = MKCoordinateSpan()
  }

  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// Creates a part of the globe of a size in metres: a degree is 111,195 m along a meridian.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
  ) {
    let metresPerDegree = 6_371_000 * Double.pi / 180
    let shrinking = max(cos(center.latitude * .pi / 180), 0.000_1)
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / metresPerDegree,
        longitudeDelta: longitudinalMeters / metresPerDegree / shrinking))
  }
}
