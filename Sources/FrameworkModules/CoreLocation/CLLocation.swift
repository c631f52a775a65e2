import Foundation

/// The location of a device at a time.
open class CLLocation: NSObject, @unchecked Sendable {
  /// The latitude and longitude.
  public let coordinate: CLLocationCoordinate2D
  /// Metres above sea level.
  public let altitude: CLLocationDistance
  /// The possible error of the coordinate, in metres.
  public let horizontalAccuracy: CLLocationAccuracy
  /// The possible error of the altitude, in metres; negative if the altitude is not known.
  public let verticalAccuracy: CLLocationAccuracy
  /// The direction of movement, in degrees clockwise from north; negative if it is not known.
  public let course: CLLocationDirection
  /// The speed, in metres per second; negative if it is not known.
  public let speed: CLLocationSpeed
  /// The time at which the device was there.
  public let timestamp: Date

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    altitude = 0
    horizontalAccuracy = 0
    verticalAccuracy = -1
    course = -1
    speed = -1
    timestamp = Date()
  }

  /// Creates a location with an altitude, accuracies and a time. Course and speed are not known.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    course = -1
    speed = -1
    self.timestamp = timestamp
  }

  /// Creates a location at 0° north, 0° east.
  public convenience override init() { self.init(latitude: 0, longitude: 0) }

  /// The distance along the surface of the globe, in metres. The globe is a sphere with a radius of 6,371 km.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let here = coordinate
    let there = location.coordinate
    let (north, otherNorth) = (here.latitude * .pi / 180, there.latitude * .pi / 180)
    let chord =
      pow(sin((otherNorth - north) / 2), 2)
      + cos(north) * cos(otherNorth) * pow(sin((there.longitude - here.longitude) * .pi / 360), 2)
    return 2 * 6_371_000 * asin(min(1, chord.squareRoot()))
  }
}
