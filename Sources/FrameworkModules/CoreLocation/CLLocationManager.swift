@_exported import UIKit

/// Tells where the device is. Inert: an app that asks is told that it has no permission.
@preconcurrency @MainActor open class CLLocationManager: NSObject {
  /// Is told whether the app may know where the device is.
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
  /// Whether the app has permission: the person was not asked, or the answer was no.
  open private(set) var authorizationStatus = CLAuthorizationStatus.notDetermined
  /// The purpose for which places are used. Inert.
  open var activityType = CLActivityType.other
  /// Whether the screen says that places are used. Inert.
  open var showsBackgroundLocationIndicator = false
  /// Where the device points: that is not known.
  open var heading: CLHeading? { nil }
  /// The regions that are watched.
  open private(set) var monitoredRegions: Set<CLRegion> = []
  /// How large regions can be, in metres: there is no limit.
  open var maximumRegionMonitoringDistance: CLLocationDistance { .greatestFiniteMagnitude }
  /// How exactly the app may know.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

  /// Creates a manager.
  public override init() {}

  /// Whether the app has permission: the person was not asked.
  open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  /// Whether the device can tell where it is: no.
  open class func locationServicesEnabled() -> Bool { false }
  /// Whether the device has a compass: no.
  open class func headingAvailable() -> Bool { false }

  /// Asks for places while the app is used. The answer is no, and the delegate is told so.
  open func requestWhenInUseAuthorization() { deny() }
  /// Asks for places at any time. The answer is no, and the delegate is told so.
  open func requestAlwaysAuthorization() { deny() }
  private func deny() {
    guard authorizationStatus != .denied else { return }
    authorizationStatus = .denied
    delegate?.locationManagerDidChangeAuthorization(self)
  }
  /// Asks for one place. The delegate is told that the app has no permission.
  open func requestLocation() { delegate?.locationManager(self, didFailWithError: CLError(.denied)) }
  /// Whether regions can be watched: no.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  /// Watches a region. It is kept, and nothing is told.
  open func startMonitoring(for region: CLRegion) { monitoredRegions.insert(region) }
  /// Stops watching a region.
  open func stopMonitoring(for region: CLRegion) { monitoredRegions.remove(region) }
  /// Asks whether the device is in a region. The delegate is told that it is not known.
  open func requestState(for region: CLRegion) {
    delegate?.locationManager(self, didDetermineState: .unknown, for: region)
  }
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
