import CoreLocation
import Foundation
import UIKit

/// A way between two places. Inert: none is ever found.
@preconcurrency @MainActor open class MKRoute: NSObject {
  /// The line on the map.
  open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
  /// The length, in metres.
  open var distance: CLLocationDistance { 0 }
  /// The expected travel time, in seconds.
  open var expectedTravelTime: TimeInterval { 0 }
  /// The name of the way.
  open var name: String { "" }
}
