/// An angle on the globe, in degrees.
public typealias CLLocationDegrees = Double

/// A length, in metres.
public typealias CLLocationDistance = Double

/// How far a place may be off, in metres.
public typealias CLLocationAccuracy = Double

/// An angle clockwise from north, in degrees.
public typealias CLLocationDirection = Double

/// A speed, in metres per second.
public typealias CLLocationSpeed = Double

/// A point on the globe.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north of the equator.
  public var latitude: CLLocationDegrees
  /// Degrees east of Greenwich.
  public var longitude: CLLocationDegrees

  /// The point at 0° north, 0° east.
  public init() {
    latitude = 0
    longitude = 0
  }

  /// Creates a point.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// Creates a point.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Whether a point is on the globe: from 90° south to 90° north, from 180° west to 180° east.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

/// A point that is not on the globe.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
