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
  /// Whether the app is told when the screen is turned on.
  @inert open var notifyEntryStateOnDisplay = false

  /// Near senders of a number.
  @kept(self.init(uuid: uuid, majorNumber: nil, minorNumber: nil, identifier: identifier))
  public convenience init(uuid: UUID, identifier: String)
  /// Near senders of a group.
  @kept(self.init(uuid: uuid, majorNumber: NSNumber(value: major), minorNumber: nil, identifier: identifier))
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String)
  /// Near a sender.
  @kept(
    self.init(
      uuid: uuid, majorNumber: NSNumber(value: major), minorNumber: NSNumber(value: minor), identifier: identifier))
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String)
  @kept(major = majorNumber, minor = minorNumber, super.init(identifier: identifier))
  private init(uuid: UUID, majorNumber: NSNumber?, minorNumber: NSNumber?, identifier: String)
}

/// The number of a group of senders.
public typealias CLBeaconMajorValue = UInt16

/// The number of a sender in its group.
public typealias CLBeaconMinorValue = UInt16

/// The region near a point.
@byHand open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// The point.
  public let center: CLLocationCoordinate2D
  /// The radius, in metres.
  public let radius: CLLocationDistance
  /// Creates a region.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String)
  /// Whether a point is in it.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool
}

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
  @kept public init(_ code: Code)
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
  @answers(false) open var isGeocoding: Bool { get }

  /// Creates a geocoder.
  public override init()

  /// Asks for the names of a place. The answer is that there is no web.
  @answers(completionHandler(nil, CLError(.network)))
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  )
  /// Asks for the place of an address. The answer is that there is no web.
  @answers(completionHandler(nil, CLError(.network)))
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  )
  /// Cancels the request.
  @inert open func cancelGeocode()
}

/// Where the device points. The class exists for the signatures of methods: that is not known.
open class CLHeading: NSObject, @unchecked Sendable {
  /// From the north of a compass, in degrees.
  @answers(0) open var magneticHeading: CLLocationDirection { get }
  /// From the north, in degrees.
  @answers(0) open var trueHeading: CLLocationDirection { get }
  /// How exact that is, in degrees.
  @answers(-1) open var headingAccuracy: CLLocationDirection { get }
}

/// A place at a time.
@byHand open class CLLocation: NSObject, @unchecked Sendable {
  /// The point.
  public let coordinate: CLLocationCoordinate2D
  /// Metres above the sea.
  public let altitude: CLLocationDistance
  /// How far the point may be off.
  public let horizontalAccuracy: CLLocationAccuracy
  /// How far the altitude may be off.
  public let verticalAccuracy: CLLocationAccuracy
  /// The course; below 0 where it is not known.
  public let course: CLLocationDirection
  /// The speed; below 0 where it is not known.
  public let speed: CLLocationSpeed
  /// The time at which the device was there.
  public let timestamp: Date

  /// Creates a place.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees)

  /// Creates a place with all that is known of it.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, timestamp: Date
  )

  /// The place at 0° north, 0° east.
  public convenience override init()

  /// The distance along the surface of the globe, in metres. The globe is a sphere with a radius of 6,371 km.
  open func distance(from location: CLLocation) -> CLLocationDistance
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
  @kept(latitude = 0, longitude = 0) public init()

  /// Creates a point.
  @kept public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees)
}

/// Creates a point.
@answers(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D

/// Whether a point is on the globe: from 90° south to 90° north, from 180° west to 180° east.
@answers(abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180)
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool

/// A point that is not on the globe.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Tells where the device is. Inert: an app that asks is told that it has no permission.
@preconcurrency @MainActor open class CLLocationManager: NSObject {
  /// Is told whether the app may know where the device is.
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// How exact places have to be.
  @inert open var desiredAccuracy = kCLLocationAccuracyBest
  /// How far the device has to move before its place is told.
  @inert open var distanceFilter = kCLDistanceFilterNone
  /// Whether places are told in the background.
  @inert open var allowsBackgroundLocationUpdates = false
  /// Whether the system may pause.
  @inert open var pausesLocationUpdatesAutomatically = true
  /// The last place: none.
  @answers(nil) open var location: CLLocation? { get }
  /// Whether the app has permission: the person was not asked, or the answer was no.
  open internal(set) var authorizationStatus = CLAuthorizationStatus.notDetermined
  /// The purpose for which places are used.
  @inert open var activityType = CLActivityType.other
  /// Whether the screen says that places are used.
  @inert open var showsBackgroundLocationIndicator = false
  /// Where the device points: that is not known.
  @answers(nil) open var heading: CLHeading? { get }
  /// The regions that are watched.
  open private(set) var monitoredRegions: Set<CLRegion> = []
  /// How large regions can be, in metres: there is no limit.
  @answers(.greatestFiniteMagnitude) open var maximumRegionMonitoringDistance: CLLocationDistance { get }
  /// How exactly the app may know.
  @answers(.fullAccuracy) open var accuracyAuthorization: CLAccuracyAuthorization { get }

  /// Creates a manager.
  public override init()

  /// Whether the app has permission: the person was not asked.
  @answers(.notDetermined) open class func authorizationStatus() -> CLAuthorizationStatus
  /// Whether the device can tell where it is: no.
  @answers(false) open class func locationServicesEnabled() -> Bool
  /// Whether the device has a compass: no.
  @answers(false) open class func headingAvailable() -> Bool

  /// Asks for places while the app is used. The answer is no, and the delegate is told so.
  @answers(deny()) open func requestWhenInUseAuthorization()
  /// Asks for places at any time. The answer is no, and the delegate is told so.
  @answers(deny()) open func requestAlwaysAuthorization()
  /// Asks for one place. The delegate is told that the app has no permission.
  @answers(delegate?.locationManager(self, didFailWithError: CLError(.denied))) open func requestLocation()
  /// Whether regions can be watched: no.
  @answers(false) open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool
  /// Watches a region. It is kept, and nothing is told.
  @answers(monitoredRegions.insert(region)) open func startMonitoring(for region: CLRegion)
  /// Stops watching a region.
  @answers(monitoredRegions.remove(region)) open func stopMonitoring(for region: CLRegion)
  /// Asks whether the device is in a region. The delegate is told that it is not known.
  @answers(delegate?.locationManager(self, didDetermineState: .unknown, for: region))
  open func requestState(for region: CLRegion)
  /// Starts to tell places.
  @inert open func startUpdatingLocation()
  /// Stops telling places.
  @inert open func stopUpdatingLocation()
  /// Starts to tell large moves.
  @inert open func startMonitoringSignificantLocationChanges()
  /// Stops telling large moves.
  @inert open func stopMonitoringSignificantLocationChanges()
  /// Starts to tell where the device points.
  @inert open func startUpdatingHeading()
  /// Stops telling where the device points.
  @inert open func stopUpdatingHeading()
}

/// Is told where the device is. Inert, except for the answers to requests.
@preconcurrency @MainActor public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// The device moved.
  @neverCalled optional func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// The place cannot be told.
  optional func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// The person answered.
  @neverCalled
  optional func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// The person answered.
  @answers(locationManager(manager, didChangeAuthorization: manager.authorizationStatus))
  optional func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// Where the device points has changed.
  @neverCalled optional func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// The device came into a region.
  @neverCalled optional func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// The device went out of a region.
  @neverCalled optional func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  /// Whether the device is in a region.
  optional func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
  /// A region is watched.
  @neverCalled optional func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  /// A region cannot be watched.
  @neverCalled
  optional func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
}

/// A place and its names. Inert: only what a subclass gives is known.
open class CLPlacemark: NSObject {
  /// The place.
  @answers(nil) open var location: CLLocation? { get }
  /// The name.
  @answers(nil) open var name: String? { get }
  /// The street.
  @answers(nil) open var thoroughfare: String? { get }
  /// The number of the house.
  @answers(nil) open var subThoroughfare: String? { get }
  /// The town.
  @answers(nil) open var locality: String? { get }
  /// The part of the town.
  @answers(nil) open var subLocality: String? { get }
  /// The state or province.
  @answers(nil) open var administrativeArea: String? { get }
  /// The county.
  @answers(nil) open var subAdministrativeArea: String? { get }
  /// The postal code.
  @answers(nil) open var postalCode: String? { get }
  /// The country.
  @answers(nil) open var country: String? { get }
  /// The code of the country, of two letters.
  @answers(nil) open var isoCountryCode: String? { get }
}

/// A part of the world.
open class CLRegion: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier: String
  /// Whether the app is told when the device comes.
  @inert open var notifyOnEntry = true
  /// Whether the app is told when the device goes.
  @inert open var notifyOnExit = true
  @kept init(identifier: String)
}

/// Whether the device is in a region.
public enum CLRegionState: Int, Sendable {
  case unknown = 0, inside, outside
}
