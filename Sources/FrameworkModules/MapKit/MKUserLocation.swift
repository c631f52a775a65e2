import CoreLocation
import Foundation
import UIKit

/// Where the person is: nowhere that is known.
@preconcurrency @MainActor open class MKUserLocation: NSObject, MKAnnotation {
  /// The place: none.
  open var location: CLLocation? { nil }
  /// 0° north, 0° east.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// The title of the callout.
  open var title: String?
  /// The subtitle of the callout.
  open var subtitle: String?
}
