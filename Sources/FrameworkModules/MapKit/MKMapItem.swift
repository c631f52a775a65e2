import CoreLocation
import Foundation
import UIKit

/// A place that maps know.
@preconcurrency @MainActor open class MKMapItem: NSObject {
  /// The placemark.
  public let placemark: MKPlacemark
  /// What it is called.
  open var name: String?
  /// The phone number.
  open var phoneNumber: String?
  /// Its page.
  open var url: URL?

  /// Creates a place.
  public init(placemark: MKPlacemark) { self.placemark = placemark }

  /// The place of the person, which is not known.
  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
  }
  /// Shows the place in Maps. Inert: false.
  @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
  /// Shows places in Maps. Inert: false.
  @discardableResult open class func openMaps(with items: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
    false
  }
}

/// The key of the means of transport, among the options of Maps.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"

/// By car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"

/// On foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
