@_exported import CoreLocation
@_exported import UIKit

/// A region of the globe: a centre and a span in degrees.
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan

  /// Creates a region at 0° north, 0° east, with a span of 0.
  public init() {
    center = CLLocationCoordinate2D()
    span = MKCoordinateSpan()
  }

  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// Creates a region with a size in metres. One degree of latitude counts as 111,195 m.
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
