import CoreLocation
import Foundation
import UIKit

/// A line on a map.
@preconcurrency @MainActor open class MKPolyline: NSObject, MKOverlay {
  /// The points of the line.
  public let points: [CLLocationCoordinate2D]

  /// Creates a line.
  public init(coordinates: [CLLocationCoordinate2D], count: Int) {
    points = Array(coordinates.prefix(max(0, count)))
  }

  /// Where the line starts.
  open var coordinate: CLLocationCoordinate2D { points.first ?? CLLocationCoordinate2D() }
  /// How many points the line has.
  open var pointCount: Int { points.count }
}
