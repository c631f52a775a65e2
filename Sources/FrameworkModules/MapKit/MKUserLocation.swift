import CoreLocation
import Foundation
import UIKit

/// Where the person is: nowhere that is known.
@preconcurrency @MainActor open class MKUserLocation: NSObject, MKAnnotation {
  /// The place: none.
  open var location: CLLocation? { nil }
  /// 0° north, 0° east.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// What the bubble says.
  open var title: String?
  /// What the bubble says below.
  open var subtitle: String?
}
