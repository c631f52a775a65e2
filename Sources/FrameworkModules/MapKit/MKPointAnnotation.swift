import CoreLocation
import Foundation
import UIKit

/// Something that a map marks at a point.
@preconcurrency @MainActor open class MKPointAnnotation: NSObject, MKAnnotation {
  /// The coordinate.
  open var coordinate = CLLocationCoordinate2D()
  /// What its bubble says.
  open var title: String?
  /// What its bubble says below.
  open var subtitle: String?

  /// Creates a mark at 0° north, 0° east.
  public override init() {}

  /// Creates a mark.
  public init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) {
    self.coordinate = coordinate
    self.title = title
    self.subtitle = subtitle
  }
}
