@_exported import UIKit

/// Tells where the device is. Inert: nobody was asked, and nothing is told.
@preconcurrency @MainActor open class CLLocationManager: NSObject {
  /// Hears where the device is. Inert: it hears nothing.
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// How exact places have to be. Inert.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// How far the device has to move before its place is told. Inert.
  open var distanceFilter = kCLDistanceFilterNone
  /// Whether places are told in the background. Inert.
  open var allowsBackgroundLocationUpdates = false
  /// Whether the system may pause. Inert.
  open var pausesLocationUpdatesAutomatically = true
  /// The last place: none.
  open var location: CLLocation? { nil }
  /// Whether the app may know: nobody was asked.
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  /// How exactly the app may know.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

  /// Creates a manager.
  public override init() {}

  /// Whether the app may know: nobody was asked.
  open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  /// Whether the device can tell: no.
  open class func locationServicesEnabled() -> Bool { false }
  /// Whether the device has a compass: no.
  open class func headingAvailable() -> Bool { false }

  /// Asks for places while the app is used. Inert: nobody answers.
  open func requestWhenInUseAuthorization() {}
  /// Asks for places at any time. Inert: nobody answers.
  open func requestAlwaysAuthorization() {}
  /// Asks for one place. Inert.
  open func requestLocation() {}
  /// Starts to tell places. Inert.
  open func startUpdatingLocation() {}
  /// Stops telling places. Inert.
  open func stopUpdatingLocation() {}
  /// Starts to tell large moves. Inert.
  open func startMonitoringSignificantLocationChanges() {}
  /// Stops telling large moves. Inert.
  open func stopMonitoringSignificantLocationChanges() {}
  /// Starts to tell where the device points. Inert.
  open func startUpdatingHeading() {}
  /// Stops telling where the device points. Inert.
  open func stopUpdatingHeading() {}
}
