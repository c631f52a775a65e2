// Made by `make surface` from Surface/CoreLocation.swift; don't edit.
// swift-format-ignore-file

@_spi(Generated) import UIKit
import Foundation
@_exported import UIKit

/// How exactly an app may know where the device is.
public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy = 0
  case reducedAccuracy
}

/// The purpose for which places are used.
public enum CLActivityType: Int, Sendable {
  case other = 1, automotiveNavigation, fitness, otherNavigation, airborne
}

/// Whether an app may know where the device is.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined = 0
  case restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// The region near a sender.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
  /// The senders' number.
  public let uuid: UUID
  /// The number of a group of them.
  public let major: NSNumber?
  /// The number in the group.
  public let minor: NSNumber?
  /// Whether the app is told when the screen is turned on. Inert.
  open var notifyEntryStateOnDisplay = false

  /// Near senders of a number.
  public convenience init(uuid: UUID, identifier: String) { self.init(uuid: uuid, majorNumber: nil, minorNumber: nil, identifier: identifier) }
  /// Near senders of a group.
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) { self.init(uuid: uuid, majorNumber: NSNumber(value: major), minorNumber: nil, identifier: identifier) }
  /// Near a sender.
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) { self.init(
      uuid: uuid, majorNumber: NSNumber(value: major), minorNumber: NSNumber(value: minor), identifier: identifier) }
  private init(uuid: UUID, majorNumber: NSNumber?, minorNumber: NSNumber?, identifier: String) {
    self.uuid = uuid
    major = majorNumber
    minor = minorNumber
    super.init(identifier: identifier)
  }
}

/// The number of a group of senders.
public typealias CLBeaconMajorValue = UInt16

/// The number of a sender in its group.
public typealias CLBeaconMinorValue = UInt16

/// Why a place is not known.
public struct CLError: Error, Equatable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case locationUnknown = 0, denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure,
      regionMonitoringSetupDelayed, regionMonitoringResponseDelayed, geocodeFoundNoResult, geocodeFoundPartialResult,
      geocodeCanceled, deferredFailed, deferredNotUpdatingLocation, deferredAccuracyTooLow, deferredDistanceFiltered,
      deferredCanceled, rangingUnavailable, rangingFailure
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// The place is not known.
  public static let locationUnknown = Code.locationUnknown
  /// The app has no permission.
  public static let denied = Code.denied
  /// There is no network.
  public static let network = Code.network
  /// There is no such address.
  public static let geocodeFoundNoResult = Code.geocodeFoundNoResult
}

/// What a geocoder hands out.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds places by their names, and names by their places. Inert: it finds none.
@preconcurrency @MainActor open class CLGeocoder: NSObject {
  /// Whether a request is open: no.
  open var isGeocoding: Bool { false }

  /// Creates a geocoder.
  public override init() {}

  /// Asks for the names of a place. The answer is that there is no web.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { completionHandler(nil, CLError(.network)) }
  /// Asks for the place of an address. The answer is that there is no web.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { completionHandler(nil, CLError(.network)) }
  /// Cancels the request. Inert.
  open func cancelGeocode() {}
}

/// Where the device points. The class exists for the signatures of methods: that is not known.
open class CLHeading: NSObject, @unchecked Sendable {
  /// From the north of a compass, in degrees.
  open var magneticHeading: CLLocationDirection { 0 }
  /// From the north, in degrees.
  open var trueHeading: CLLocationDirection { 0 }
  /// How exact that is, in degrees.
  open var headingAccuracy: CLLocationDirection { -1 }
}

/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1

/// Exact enough to lead a car.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2

/// An accuracy of ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10

/// An accuracy of a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100

/// An accuracy of a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1_000

/// An accuracy of three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3_000

/// Every step counts.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// An angle on the globe, in degrees.
public typealias CLLocationDegrees = Double

/// A length, in metres.
public typealias CLLocationDistance = Double

/// How far a place may be off, in metres.
public typealias CLLocationAccuracy = Double

/// An angle clockwise from north, in degrees.
public typealias CLLocationDirection = Double

/// A speed, in metres per second.
public typealias CLLocationSpeed = Double

/// A point on the globe.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north of the equator.
  public var latitude: CLLocationDegrees
  /// Degrees east of Greenwich.
  public var longitude: CLLocationDegrees

  /// The point at 0° north, 0° east.
  public init() {
    latitude = 0
    longitude = 0
  }

  /// Creates a point.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// Creates a point.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// Whether a point is on the globe: from 90° south to 90° north, from 180° west to 180° east.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool { abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180 }

/// A point that is not on the globe.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

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
  open internal(set) var authorizationStatus = CLAuthorizationStatus.notDetermined
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
  /// Asks for one place. The delegate is told that the app has no permission.
  open func requestLocation() { delegate?.locationManager(self, didFailWithError: CLError(.denied)) }
  /// Whether regions can be watched: no.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  /// Watches a region. It is kept, and nothing is told.
  open func startMonitoring(for region: CLRegion) { monitoredRegions.insert(region) }
  /// Stops watching a region.
  open func stopMonitoring(for region: CLRegion) { monitoredRegions.remove(region) }
  /// Asks whether the device is in a region. The delegate is told that it is not known.
  open func requestState(for region: CLRegion) { delegate?.locationManager(self, didDetermineState: .unknown, for: region) }
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

/// Is told where the device is. Inert, except for the answers to requests.
@preconcurrency @MainActor public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// The device moved.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// The place cannot be told.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// The person answered.
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// The person answered.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// Where the device points has changed.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// The device came into a region.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// The device went out of a region.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  /// Whether the device is in a region.
  func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
  /// A region is watched.
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  /// A region cannot be watched.
  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
}

extension CLLocationManagerDelegate {
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { locationManager(manager, didChangeAuthorization: manager.authorizationStatus) }
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
  public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error) {}
}

/// A place and its names. Inert: only what a subclass gives is known.
open class CLPlacemark: NSObject {
  /// The place.
  open var location: CLLocation? { nil }
  /// The name.
  open var name: String? { nil }
  /// The street.
  open var thoroughfare: String? { nil }
  /// The number of the house.
  open var subThoroughfare: String? { nil }
  /// The town.
  open var locality: String? { nil }
  /// The part of the town.
  open var subLocality: String? { nil }
  /// The state or province.
  open var administrativeArea: String? { nil }
  /// The county.
  open var subAdministrativeArea: String? { nil }
  /// The postal code.
  open var postalCode: String? { nil }
  /// The country.
  open var country: String? { nil }
  /// The code of the country, of two letters.
  open var isoCountryCode: String? { nil }
}

/// A part of the world.
open class CLRegion: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier: String
  /// Whether the app is told when the device comes. Inert.
  open var notifyOnEntry = true
  /// Whether the app is told when the device goes. Inert.
  open var notifyOnExit = true
  init(identifier: String) { self.identifier = identifier }
}

/// Whether the device is in a region.
public enum CLRegionState: Int, Sendable {
  case unknown = 0, inside, outside
}

@_spi(Generated) extension CLGeocoder: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { CLGeocoder() }
}

@_spi(Generated) extension CLLocation: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { CLLocation() }
}

@_spi(Generated) extension CLLocationCoordinate2D: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { CLLocationCoordinate2D() }
}

@_spi(Generated) extension CLLocationManager: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { CLLocationManager() }
}
