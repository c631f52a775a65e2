import CoreLocation
import Foundation
import UIKit

/// A place with its address.
open class MKPlacemark: CLPlacemark {
  /// The point.
  public let coordinate: CLLocationCoordinate2D

  /// Creates a place.
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
  /// Creates a place. Inert: the address is not read.
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) { self.coordinate = coordinate }

  /// The place.
  open override var location: CLLocation? {
    CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }
  /// The title of a callout.
  open var title: String? { name }
}
