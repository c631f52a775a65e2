@_exported import CoreLocation
import Foundation
@_exported import UIKit

/// Something that a map marks.
@preconcurrency @MainActor public protocol MKAnnotation: NSObjectProtocol {
  /// The coordinate.
  var coordinate: CLLocationCoordinate2D { get }
  /// The title of its callout.
  @neverCalled @answers(nil) optional var title: String? { get }
  /// The subtitle of its callout.
  @neverCalled @answers(nil) optional var subtitle: String? { get }
}

/// The mark of an annotation. Inert: maps show none.
@preconcurrency @MainActor open class MKAnnotationView: UIView {
  /// What is marked.
  open var annotation: (any MKAnnotation)?
  /// The identifier by which the map reuses it.
  public let reuseIdentifier: String?
  /// The picture of the mark.
  open var image: UIImage?
  /// Where the mark is from its point.
  open var centerOffset = CGPoint.zero
  /// Where the bubble is from the mark.
  open var calloutOffset = CGPoint.zero
  /// Whether the mark has a bubble.
  @inert open var canShowCallout = false
  /// What stands at the end of the bubble.
  @inert open var rightCalloutAccessoryView: UIView?
  /// What stands at the start of the bubble.
  @inert open var leftCalloutAccessoryView: UIView?
  /// What stands below the title of the bubble.
  @inert open var detailCalloutAccessoryView: UIView?
  /// Whether the mark can be moved.
  @inert open var isDraggable = false
  /// Whether the mark is selected.
  open var isSelected = false
  /// The identifier that marks share if they are joined.
  @inert open var clusteringIdentifier: String?

  /// Creates a mark.
  @kept(super.init(frame: .zero)) public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?)

  /// Restores a mark.
  @kept(reuseIdentifier = nil, super.init(coder: coder)) public required init?(coder: NSCoder)

  /// The mark is used for another annotation.
  @inert open func prepareForReuse()
}

/// A circle on a map.
@preconcurrency @MainActor open class MKCircle: NSObject, MKOverlay {
  /// The centre.
  public let coordinate: CLLocationCoordinate2D
  /// The radius.
  public let radius: CLLocationDistance

  /// Creates a circle.
  @kept(coordinate = center) public init(center: CLLocationCoordinate2D, radius: CLLocationDistance)
}

/// Draws a circle on a map. Inert: maps draw nothing.
@preconcurrency @MainActor open class MKCircleRenderer: MKOverlayPathRenderer {
  /// Creates a renderer.
  @kept(super.init(overlay: circle)) public init(circle: MKCircle)
  /// Creates a renderer.
  @kept(super.init(overlay: overlay)) public override init(overlay: any MKOverlay)
}

/// A part of the globe.
@byHand public struct MKCoordinateRegion: Sendable {
  /// Its centre.
  public var center: CLLocationCoordinate2D
  /// Its size.
  public var span: MKCoordinateSpan

  /// The point at 0° north, 0° east.
  public init()

  /// Creates a part of the globe.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan)

  /// Creates a part of the globe of a size in metres: a degree is 111,195 m along a meridian.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
  )
}

/// Creates a span.
@answers(MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta))
public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan

/// Creates a part of the globe.
@answers(MKCoordinateRegion(center: center, span: span))
public func MKCoordinateRegionMake(_ center: CLLocationCoordinate2D, _ span: MKCoordinateSpan) -> MKCoordinateRegion

/// Creates a part of the globe of a size in metres.
@answers(
  MKCoordinateRegion(center: center, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters))
public func MKCoordinateRegionMakeWithDistance(
  _ center: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance, _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion

/// How much of the globe a map shows, in degrees.
public struct MKCoordinateSpan: Sendable {
  /// From south to north.
  public var latitudeDelta: CLLocationDegrees
  /// From west to east.
  public var longitudeDelta: CLLocationDegrees

  /// Nothing.
  @kept(latitudeDelta = 0, longitudeDelta = 0) public init()

  /// Creates a span.
  @kept public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees)
}

/// Looks for ways. Inert: it finds none.
@preconcurrency @MainActor open class MKDirections: NSObject {
  /// What is looked for.
  @preconcurrency @MainActor open class Request: NSObject {
    /// The start.
    open var source: MKMapItem?
    /// The destination.
    open var destination: MKMapItem?
    /// The means of transport.
    open var transportType = MKDirectionsTransportType.any
    /// Whether several ways are wanted.
    open var requestsAlternateRoutes = false
    /// Creates a question.
    public override init()
  }

  /// The ways that were found.
  @preconcurrency @MainActor open class Response: NSObject {
    /// The ways.
    @answers([]) open var routes: [MKRoute] { get }
  }

  /// Creates a search.
  @inert public init(request: Request)

  /// Asks for directions. The handler is told that nothing was found.
  @answers(completionHandler(nil, MKError(.directionsNotFound)))
  open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void)
  /// Cancels the request.
  @inert open func cancel()
}

/// The question, by its name until Swift 4.
public typealias MKDirectionsRequest = MKDirections.Request

/// The means of transport.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates ways by their bits.
  @kept public init(rawValue: UInt)
  /// By car.
  public static let automobile = Self(rawValue: 1)
  /// On foot.
  public static let walking = Self(rawValue: 2)
  /// By bus and train.
  public static let transit = Self(rawValue: 4)
  /// By any of them.
  public static let any = Self(rawValue: 0x0FFF_FFFF)
}

/// Writes distances.
@byHand open class MKDistanceFormatter: Formatter, @unchecked Sendable {
  /// Which units are used.
  public enum Units: UInt, Sendable {
    case `default` = 0, metric, imperial, imperialWithYards
  }
  /// How long units are written.
  public enum DistanceUnitStyle: UInt, Sendable {
    case `default` = 0, abbreviated, full
  }
  /// Which units are used; the default is that of the locale.
  open var units = Units.default
  /// How long units are written.
  open var unitStyle = DistanceUnitStyle.default
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The language.
  open var locale: Locale!

  /// A distance in metres as text: below a kilometre to 50 metres or a thousand feet to 50 feet, else with one digit.
  ///
  /// The steps are ours, since Apple's are not documented. Numbers follow the locale, and units are English.
  open func string(fromDistance distance: CLLocationDistance) -> String
}

/// Why a map, a place or a way is not there.
public struct MKError: Error, Equatable, Sendable {
  /// The reasons.
  public enum Code: UInt, Sendable {
    case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  @kept public init(_ code: Code)
}

/// Looks for places. Inert: it finds none, without an error.
@preconcurrency @MainActor open class MKLocalSearch: NSObject {
  /// What is looked for.
  @preconcurrency @MainActor open class Request: NSObject {
    /// The words.
    open var naturalLanguageQuery: String?
    /// The part of the globe that is searched.
    open var region = MKCoordinateRegion()
    /// Creates a question.
    public override init()
  }

  /// What was found.
  @preconcurrency @MainActor open class Response: NSObject {
    /// The places.
    @answers([]) open var mapItems: [MKMapItem] { get }
    /// Where they are.
    @answers(MKCoordinateRegion()) open var boundingRegion: MKCoordinateRegion { get }
  }

  /// The handler that gets the response.
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  /// Creates a search.
  @inert public init(request: Request)

  /// Starts the search. The response has no places.
  @answers(completionHandler(Response(), nil)) open func start(completionHandler: @escaping CompletionHandler)
  /// Starts the search. The response has no places.
  @answers(Response()) open func start() async throws -> Response
  /// Cancels the request.
  @inert open func cancel()
}

/// The point from which a map is seen.
@preconcurrency @MainActor open class MKMapCamera: NSObject {
  /// The point at the centre of the map.
  open var centerCoordinate = CLLocationCoordinate2D()
  /// The distance of the camera.
  open var centerCoordinateDistance: CLLocationDistance = 0
  /// The pitch, in degrees.
  open var pitch: CGFloat = 0
  /// The heading, clockwise from north.
  open var heading: CLLocationDirection = 0

  /// Creates a camera.
  public override init()

  /// Creates a camera that looks at a point.
  @kept(centerCoordinateDistance = distance)
  public init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
    pitch: CGFloat, heading: CLLocationDirection
  )
}

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
  @kept public init(placemark: MKPlacemark)

  /// The place of the person, which is not known.
  @answers(MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid)))
  open class func forCurrentLocation() -> MKMapItem
  /// Shows the place in Maps. Inert: false.
  @answers(false) @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool
  /// Shows places in Maps. Inert: false.
  @answers(false)
  @discardableResult open class func openMaps(with items: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool
}

/// The key of the means of transport, among the options of Maps.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"

/// By car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"

/// On foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"

/// Draws maps. Inert: none is drawn.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
  /// What is drawn.
  open class Options: NSObject {
    /// Where.
    open var region = MKCoordinateRegion()
    /// The size of the picture, in points.
    open var size = CGSize(width: 256, height: 256)
    /// Pixels per point.
    open var scale: CGFloat = 1
    /// The type of the map.
    open var mapType = MKMapType.standard
    /// Whether houses are drawn.
    open var showsBuildings = true
    /// Creates options.
    public override init()
  }
  /// A map that was drawn. The class exists for the signatures of methods: no map is drawn.
  open class Snapshot: NSObject, @unchecked Sendable {
    /// The picture.
    public let image: UIImage
    /// Where a place is in the picture.
    @answers(.zero) open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint
    @kept init(image: UIImage)
  }

  /// Creates a snapshotter.
  @inert public init(options: Options)
  /// Whether it draws: no.
  @answers(false) open var isLoading: Bool { get }
  /// Draws the map. The handler is told that there is no map.
  @answers(completionHandler(nil, MKError(.serverFailure)))
  open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void)
  /// Draws the map. The handler is told that there is no map.
  @answers(completionHandler(nil, MKError(.serverFailure)))
  open func start(with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void)
  /// Draws. Throws, since there is no map.
  @answers(throwing: MKError(.serverFailure)) open func start() async throws -> Snapshot
  /// Stops.
  @inert open func cancel()
}

/// What a map shows.
public enum MKMapType: UInt, Sendable {
  case standard = 0
  case satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// A map. Inert: it is a box with its class's name, and keeps what code puts on it.
@inDocuments @preconcurrency @MainActor open class MKMapView: UIOpaqueView {
  /// Says what marks look like. Inert: it is never called.
  @inert open weak var delegate: (any MKMapViewDelegate)?
  /// What the map shows.
  open var mapType = MKMapType.standard
  /// The part of the globe that the map shows.
  open var region = MKCoordinateRegion()
  /// The camera.
  open var camera = MKMapCamera()
  /// Whether the map marks where the person is.
  @inert open var showsUserLocation = false
  /// How the map follows the person.
  @inert open var userTrackingMode = MKUserTrackingMode.none
  /// Whether the map has a compass.
  @inert open var showsCompass = true
  /// Whether the map has a scale.
  @inert open var showsScale = false
  /// Whether the map shows traffic.
  @inert open var showsTraffic = false
  /// Whether the map shows buildings.
  @inert open var showsBuildings = true
  /// Whether the map shows places.
  @inert open var showsPointsOfInterest = true
  /// Whether two fingers zoom.
  @inert open var isZoomEnabled = true
  /// Whether a finger moves the map.
  @inert open var isScrollEnabled = true
  /// Whether two fingers turn the map.
  @inert open var isRotateEnabled = true
  /// Whether two fingers tilt the map.
  @inert open var isPitchEnabled = true
  /// What is marked, in the order in which it was added.
  open internal(set) var annotations: [any MKAnnotation] = []
  /// What lies on the map, in the order in which it was added.
  open internal(set) var overlays: [any MKOverlay] = []
  /// Which marks are selected.
  open var selectedAnnotations: [any MKAnnotation] = []

  /// Creates a map.
  @kept(super.init(representing: "MKMapView", frame: frame)) public init(frame: CGRect)
  /// Creates a map without a size.
  @kept(self.init(frame: .zero)) public convenience init()
  /// Restores a map from an archive.
  @kept(super.init(coder: coder)) public required init?(coder: NSCoder)

  /// The centre of the map.
  @kept(region.center) open var centerCoordinate: CLLocationCoordinate2D { get set }

  /// Where the person is: nowhere that is known.
  @answers(MKUserLocation()) open var userLocation: MKUserLocation { get }

  /// Shows a part of the globe.
  @kept open func setRegion(_ region: MKCoordinateRegion, animated: Bool)
  /// Moves to a point.
  @kept(centerCoordinate = coordinate) open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool)
  /// Sets the camera.
  @kept open func setCamera(_ camera: MKMapCamera, animated: Bool)
  /// Follows the person. Inert.
  @kept(userTrackingMode = mode) open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool)

  /// Marks something.
  @answers(annotations.append(annotation)) open func addAnnotation(_ annotation: any MKAnnotation)
  /// Marks several things.
  @answers(add(annotations)) open func addAnnotations(_ annotations: [any MKAnnotation])
  /// Removes a mark.
  @answers(remove(annotation)) open func removeAnnotation(_ annotation: any MKAnnotation)
  /// Removes marks.
  @answers(annotations.forEach(removeAnnotation)) open func removeAnnotations(_ annotations: [any MKAnnotation])
  /// Marks several things, and shows the part of the globe where they are.
  @answers(show(annotations)) open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool)
  /// Selects a mark.
  @kept(selectedAnnotations = [annotation]) open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool)
  /// Deselects a mark.
  @answers(deselect(annotation)) open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool)
  /// The mark of an annotation: maps make none.
  @answers(nil) open func view(for annotation: any MKAnnotation) -> MKAnnotationView?
  /// A mark that can be used again: there is none.
  @answers(nil) open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView?
  /// A mark that can be used again, or a new one.
  @answers(MKAnnotationView(annotation: annotation, reuseIdentifier: identifier))
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView
  /// Registers the class of marks.
  @inert open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String)

  /// Adds an overlay to the map.
  @answers(overlays.append(overlay)) open func addOverlay(_ overlay: any MKOverlay)
  /// Adds an overlay to the map.
  @answers(overlays.append(overlay)) open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel)
  /// Adds overlays to the map.
  @answers(add(overlays: overlays)) open func addOverlays(_ overlays: [any MKOverlay])
  /// Removes an overlay from the map.
  @answers(remove(overlay: overlay)) open func removeOverlay(_ overlay: any MKOverlay)
  /// Removes overlays from the map.
  @answers(overlays.forEach(removeOverlay)) open func removeOverlays(_ overlays: [any MKOverlay])
}

/// Says what a map's marks look like. Inert: maps make no marks.
@preconcurrency @MainActor public protocol MKMapViewDelegate: NSObjectProtocol {
  /// The mark of an annotation.
  @neverCalled @answers(nil)
  optional func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// What draws something on the map.
  @neverCalled @answers(MKOverlayRenderer(overlay: overlay))
  optional func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  /// A mark was selected.
  @neverCalled optional func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// A mark was deselected.
  @neverCalled optional func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// A control in a bubble was tapped.
  @neverCalled
  optional func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
  /// The map shows another part of the globe.
  @neverCalled optional func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// The person moved.
  @neverCalled optional func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  /// The map is there.
  @neverCalled optional func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
}

/// A balloon. Inert: maps show none.
@preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
  /// The colour of the balloon.
  open var markerTintColor: UIColor?
  /// The colour of what is in it.
  open var glyphTintColor: UIColor?
  /// The text in it.
  open var glyphText: String?
  /// The picture in it.
  open var glyphImage: UIImage?
}

/// Something that lies on a map.
@preconcurrency @MainActor public protocol MKOverlay: MKAnnotation {}

/// How high something lies on a map.
public enum MKOverlayLevel: Int, Sendable {
  case aboveRoads = 0
  case aboveLabels
}

/// Draws a path on a map. Inert: maps draw nothing.
@preconcurrency @MainActor open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The colour of the area.
  open var fillColor: UIColor?
  /// The colour of the line.
  open var strokeColor: UIColor?
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 0
  /// The dashes of the line, in points.
  open var lineDashPattern: [NSNumber]?
}

/// Draws what lies on a map. Inert: maps draw nothing.
@preconcurrency @MainActor open class MKOverlayRenderer: NSObject {
  /// What is drawn.
  public let overlay: any MKOverlay
  /// The opacity.
  open var alpha: CGFloat = 1

  /// Creates a renderer.
  @kept public init(overlay: any MKOverlay)
}

/// A pin. Inert: maps show none.
@preconcurrency @MainActor open class MKPinAnnotationView: MKAnnotationView {
  /// The colour of its head.
  // UIKit's type; nil restores the usual one.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var pinTintColor: UIColor! = .systemRed
  /// Whether it falls onto the map.
  open var animatesDrop = false

  /// The usual colour.
  @answers(.systemRed) open class func redPinColor() -> UIColor
  /// The colour of a destination.
  @answers(.systemGreen) open class func greenPinColor() -> UIColor
  /// The colour of what the person has put there.
  @answers(.systemPurple) open class func purplePinColor() -> UIColor
}

/// A place with its address.
open class MKPlacemark: CLPlacemark {
  /// The point.
  public let coordinate: CLLocationCoordinate2D

  /// Creates a place.
  @kept public init(coordinate: CLLocationCoordinate2D)
  /// Creates a place. Inert: the address is not read.
  @kept public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?)

  /// The place.
  @answers(CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  open override var location: CLLocation? { get }
  /// The title of a callout.
  @answers(name) open var title: String? { get }
}

/// Something that a map marks at a point.
@preconcurrency @MainActor open class MKPointAnnotation: NSObject, MKAnnotation {
  /// The coordinate.
  open var coordinate = CLLocationCoordinate2D()
  /// What its bubble says.
  open var title: String?
  /// What its bubble says below.
  open var subtitle: String?

  /// Creates a mark at 0° north, 0° east.
  public override init()

  /// Creates a mark.
  @kept public init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil)
}

/// A line on a map.
@preconcurrency @MainActor open class MKPolyline: NSObject, MKOverlay {
  /// The points of the line.
  public let points: [CLLocationCoordinate2D]

  /// Creates a line.
  @kept(points = Array(coordinates.prefix(max(0, count))))
  public init(coordinates: [CLLocationCoordinate2D], count: Int)

  /// Where the line starts.
  @answers(points.first ?? CLLocationCoordinate2D()) open var coordinate: CLLocationCoordinate2D { get }
  /// How many points the line has.
  @answers(points.count) open var pointCount: Int { get }
}

/// Draws a line on a map. Inert: maps draw nothing.
@preconcurrency @MainActor open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// Creates a renderer.
  @kept(super.init(overlay: polyline)) public init(polyline: MKPolyline)
  /// Creates a renderer.
  @kept(super.init(overlay: overlay)) public override init(overlay: any MKOverlay)
}

/// A way between two places. Inert: none is ever found.
@preconcurrency @MainActor open class MKRoute: NSObject {
  /// The line on the map.
  @answers(MKPolyline(coordinates: [], count: 0)) open var polyline: MKPolyline { get }
  /// The length, in metres.
  @answers(0) open var distance: CLLocationDistance { get }
  /// The expected travel time, in seconds.
  @answers(0) open var expectedTravelTime: TimeInterval { get }
  /// The name of the way.
  @answers("") open var name: String { get }
}

/// Where the person is: nowhere that is known.
@preconcurrency @MainActor open class MKUserLocation: NSObject, MKAnnotation {
  /// The place: none.
  @answers(nil) open var location: CLLocation? { get }
  /// 0° north, 0° east.
  @answers(CLLocationCoordinate2D()) open var coordinate: CLLocationCoordinate2D { get }
  /// The title of the callout.
  open var title: String?
  /// The subtitle of the callout.
  open var subtitle: String?
}

/// How a map follows the person.
public enum MKUserTrackingMode: Int, Sendable {
  case none = 0
  case follow, followWithHeading
}
