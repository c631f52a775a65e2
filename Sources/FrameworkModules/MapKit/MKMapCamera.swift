import CoreLocation
import Foundation
import UIKit

/// From where a map is seen.
@preconcurrency @MainActor open class MKMapCamera: NSObject {
  /// What is looked at.
  open var centerCoordinate = CLLocationCoordinate2D()
  /// How far away the eye is.
  open var centerCoordinateDistance: CLLocationDistance = 0
  /// How far the view is tilted, in degrees.
  open var pitch: CGFloat = 0
  /// Where the view points, clockwise from north.
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
