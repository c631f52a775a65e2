import CoreLocation
import Foundation
import UIKit

/// The point from which a map is seen.
@preconcurrency @MainActor open class MKMapCamera: NSObject {
  /// The point at the centre of the map.
  open var centerCoordinate = CLLocationCoordinate2D()
  /// The distance of the camera.
  open var centerCoordinateDistance: CLLocationDistance = 0
  /// The pitch, in degrees.
  open var pitch: CGFloat = 0
  /// The heading, clockwise from north.
  open var heading: CLLocationDirection = 0

  /// Creates a camera.
  public override init() {}

  /// Creates a camera that looks at a point.
  public init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
    pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.centerCoordinate = centerCoordinate
    centerCoordinateDistance = distance
    self.pitch = pitch
    self.heading = heading
  }
}
