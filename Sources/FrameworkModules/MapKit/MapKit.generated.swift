// Made by `make surface` from Surface/MapKit.swift; don't edit.
// swift-format-ignore-file

@_spi(Generated) import UIKit
@_exported import CoreLocation
import Foundation
@_exported import UIKit

/// Something that a map marks.
@preconcurrency @MainActor public protocol MKAnnotation: NSObjectProtocol {
  /// The coordinate.
  var coordinate: CLLocationCoordinate2D { get }
  /// The title of its callout.
  var title: String? { get }
  /// The subtitle of its callout.
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
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
  /// Whether the mark has a bubble. Inert.
  open var canShowCallout = false
  /// What stands at the end of the bubble. Inert.
  open var rightCalloutAccessoryView: UIView?
  /// What stands at the start of the bubble. Inert.
  open var leftCalloutAccessoryView: UIView?
  /// What stands below the title of the bubble. Inert.
  open var detailCalloutAccessoryView: UIView?
  /// Whether the mark can be moved. Inert.
  open var isDraggable = false
  /// Whether the mark is selected.
  open var isSelected = false
  /// The identifier that marks share if they are joined. Inert.
  open var clusteringIdentifier: String?

  /// Creates a mark.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Restores a mark.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// The mark is used for another annotation. Inert.
  open func prepareForReuse() {}
}

/// A circle on a map.
@preconcurrency @MainActor open class MKCircle: NSObject, MKOverlay {
  /// The centre.
  public let coordinate: CLLocationCoordinate2D
  /// The radius.
  public let radius: CLLocationDistance

  /// Creates a circle.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.radius = radius
    coordinate = center
  }
}

/// Draws a circle on a map. Inert: maps draw nothing.
@preconcurrency @MainActor open class MKCircleRenderer: MKOverlayPathRenderer {
  /// Creates a renderer.
  public init(circle: MKCircle) { super.init(overlay: circle) }
  /// Creates a renderer.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}

/// Creates a span.
public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan { MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta) }

/// Creates a part of the globe.
public func MKCoordinateRegionMake(_ center: CLLocationCoordinate2D, _ span: MKCoordinateSpan) -> MKCoordinateRegion { MKCoordinateRegion(center: center, span: span) }

/// Creates a part of the globe of a size in metres.
public func MKCoordinateRegionMakeWithDistance(
  _ center: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance, _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion { MKCoordinateRegion(center: center, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters) }

/// How much of the globe a map shows, in degrees.
public struct MKCoordinateSpan: Sendable {
  /// From south to north.
  public var latitudeDelta: CLLocationDegrees
  /// From west to east.
  public var longitudeDelta: CLLocationDegrees

  /// Nothing.
  public init() {
    latitudeDelta = 0
    longitudeDelta = 0
  }

  /// Creates a span.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
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
    public override init() {}
  }

  /// The ways that were found.
  @preconcurrency @MainActor open class Response: NSObject {
    /// The ways.
    open var routes: [MKRoute] { [] }
  }

  /// Creates a search.
  public init(request: Request) {}

  /// Asks for directions. The handler is told that nothing was found.
  open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) { completionHandler(nil, MKError(.directionsNotFound)) }
  /// Cancels the request. Inert.
  open func cancel() {}
}

/// The question, by its name until Swift 4.
public typealias MKDirectionsRequest = MKDirections.Request

/// The means of transport.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates ways by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// By car.
  public static let automobile = Self(rawValue: 1)
  /// On foot.
  public static let walking = Self(rawValue: 2)
  /// By bus and train.
  public static let transit = Self(rawValue: 4)
  /// By any of them.
  public static let any = Self(rawValue: 0x0FFF_FFFF)
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
  public init(_ code: Code) { self.code = code }
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
    public override init() {}
  }

  /// What was found.
  @preconcurrency @MainActor open class Response: NSObject {
    /// The places.
    open var mapItems: [MKMapItem] { [] }
    /// Where they are.
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }

  /// The handler that gets the response.
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  /// Creates a search.
  public init(request: Request) {}

  /// Starts the search. The response has no places.
  open func start(completionHandler: @escaping CompletionHandler) { completionHandler(Response(), nil) }
  /// Starts the search. The response has no places.
  open func start() async throws -> Response { Response() }
  /// Cancels the request. Inert.
  open func cancel() {}
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
  public override init() {}

  /// Creates a camera that looks at a point.
  public init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
    pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.centerCoordinate = centerCoordinate
    self.pitch = pitch
    self.heading = heading
    centerCoordinateDistance = distance
  }
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
  public init(placemark: MKPlacemark) { self.placemark = placemark }

  /// The place of the person, which is not known.
  open class func forCurrentLocation() -> MKMapItem { MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid)) }
  /// Shows the place in Maps. Inert: false.
  @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
  /// Shows places in Maps. Inert: false.
  @discardableResult open class func openMaps(with items: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { false }
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
    public override init() {}
  }
  /// A map that was drawn. The class exists for the signatures of methods: no map is drawn.
  open class Snapshot: NSObject, @unchecked Sendable {
    /// The picture.
    public let image: UIImage
    /// Where a place is in the picture.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
    init(image: UIImage) { self.image = image }
  }

  /// Creates a snapshotter.
  public init(options: Options) {}
  /// Whether it draws: no.
  open var isLoading: Bool { false }
  /// Draws the map. The handler is told that there is no map.
  open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) { completionHandler(nil, MKError(.serverFailure)) }
  /// Draws the map. The handler is told that there is no map.
  open func start(with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) { completionHandler(nil, MKError(.serverFailure)) }
  /// Draws. Throws, since there is no map.
  open func start() async throws -> Snapshot { throw MKError(.serverFailure) }
  /// Stops. Inert.
  open func cancel() {}
}

/// What a map shows.
public enum MKMapType: UInt, Sendable {
  case standard = 0
  case satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// A map. Inert: it is a box with its class's name, and keeps what code puts on it.
@preconcurrency @MainActor open class MKMapView: UIOpaqueView {
  /// Says what marks look like. Inert: it is never called.
  open weak var delegate: (any MKMapViewDelegate)?
  /// What the map shows.
  open var mapType = MKMapType.standard
  /// The part of the globe that the map shows.
  open var region = MKCoordinateRegion()
  /// The camera.
  open var camera = MKMapCamera()
  /// Whether the map marks where the person is. Inert.
  open var showsUserLocation = false
  /// How the map follows the person. Inert.
  open var userTrackingMode = MKUserTrackingMode.none
  /// Whether the map has a compass. Inert.
  open var showsCompass = true
  /// Whether the map has a scale. Inert.
  open var showsScale = false
  /// Whether the map shows traffic. Inert.
  open var showsTraffic = false
  /// Whether the map shows buildings. Inert.
  open var showsBuildings = true
  /// Whether the map shows places. Inert.
  open var showsPointsOfInterest = true
  /// Whether two fingers zoom. Inert.
  open var isZoomEnabled = true
  /// Whether a finger moves the map. Inert.
  open var isScrollEnabled = true
  /// Whether two fingers turn the map. Inert.
  open var isRotateEnabled = true
  /// Whether two fingers tilt the map. Inert.
  open var isPitchEnabled = true
  /// What is marked, in the order in which it was added.
  open internal(set) var annotations: [any MKAnnotation] = []
  /// What lies on the map, in the order in which it was added.
  open internal(set) var overlays: [any MKOverlay] = []
  /// Which marks are selected.
  open var selectedAnnotations: [any MKAnnotation] = []

  /// Creates a map.
  public init(frame: CGRect) { super.init(representing: "MKMapView", frame: frame) }
  /// Creates a map without a size.
  public convenience init() { self.init(frame: .zero) }
  /// Restores a map from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The centre of the map.
  open var centerCoordinate: CLLocationCoordinate2D { get { region.center } set { region.center = newValue } }

  /// Where the person is: nowhere that is known.
  open var userLocation: MKUserLocation { MKUserLocation() }

  /// Shows a part of the globe.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  /// Moves to a point.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { centerCoordinate = coordinate }
  /// Sets the camera.
  open func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
  /// Follows the person. Inert.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }

  /// Marks something.
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  /// Marks several things.
  open func addAnnotations(_ annotations: [any MKAnnotation]) { add(annotations) }
  /// Removes a mark.
  open func removeAnnotation(_ annotation: any MKAnnotation) { remove(annotation) }
  /// Removes marks.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(removeAnnotation) }
  /// Marks several things, and shows the part of the globe where they are.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) { show(annotations) }
  /// Selects a mark.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { selectedAnnotations = [annotation] }
  /// Deselects a mark.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) { deselect(annotation) }
  /// The mark of an annotation: maps make none.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  /// A mark that can be used again: there is none.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
  /// A mark that can be used again, or a new one.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView { MKAnnotationView(annotation: annotation, reuseIdentifier: identifier) }
  /// Registers the class of marks. Inert.
  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {}

  /// Adds an overlay to the map.
  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  /// Adds an overlay to the map.
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { overlays.append(overlay) }
  /// Adds overlays to the map.
  open func addOverlays(_ overlays: [any MKOverlay]) { add(overlays: overlays) }
  /// Removes an overlay from the map.
  open func removeOverlay(_ overlay: any MKOverlay) { remove(overlay: overlay) }
  /// Removes overlays from the map.
  open func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(removeOverlay) }
}

/// Says what a map's marks look like. Inert: maps make no marks.
@preconcurrency @MainActor public protocol MKMapViewDelegate: NSObjectProtocol {
  /// The mark of an annotation.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// What draws something on the map.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  /// A mark was selected.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// A mark was deselected.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// A control in a bubble was tapped.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
  /// The map shows another part of the globe.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// The person moved.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  /// The map is there.
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
}

extension MKMapViewDelegate {
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer { MKOverlayRenderer(overlay: overlay) }
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl) {}
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
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
  public init(overlay: any MKOverlay) { self.overlay = overlay }
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
  open class func redPinColor() -> UIColor { .systemRed }
  /// The colour of a destination.
  open class func greenPinColor() -> UIColor { .systemGreen }
  /// The colour of what the person has put there.
  open class func purplePinColor() -> UIColor { .systemPurple }
}

/// A place with its address.
open class MKPlacemark: CLPlacemark {
  /// The point.
  public let coordinate: CLLocationCoordinate2D

  /// Creates a place.
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
  /// Creates a place. Inert: the address is not read.
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) { self.coordinate = coordinate }

  /// The place.
  open override var location: CLLocation? { CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude) }
  /// The title of a callout.
  open var title: String? { name }
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
  public override init() {}

  /// Creates a mark.
  public init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) {
    self.coordinate = coordinate
    self.title = title
    self.subtitle = subtitle
  }
}

/// A line on a map.
@preconcurrency @MainActor open class MKPolyline: NSObject, MKOverlay {
  /// The points of the line.
  public let points: [CLLocationCoordinate2D]

  /// Creates a line.
  public init(coordinates: [CLLocationCoordinate2D], count: Int) { points = Array(coordinates.prefix(max(0, count))) }

  /// Where the line starts.
  open var coordinate: CLLocationCoordinate2D { points.first ?? CLLocationCoordinate2D() }
  /// How many points the line has.
  open var pointCount: Int { points.count }
}

/// Draws a line on a map. Inert: maps draw nothing.
@preconcurrency @MainActor open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// Creates a renderer.
  public init(polyline: MKPolyline) { super.init(overlay: polyline) }
  /// Creates a renderer.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}

/// A way between two places. Inert: none is ever found.
@preconcurrency @MainActor open class MKRoute: NSObject {
  /// The line on the map.
  open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
  /// The length, in metres.
  open var distance: CLLocationDistance { 0 }
  /// The expected travel time, in seconds.
  open var expectedTravelTime: TimeInterval { 0 }
  /// The name of the way.
  open var name: String { "" }
}

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

/// How a map follows the person.
public enum MKUserTrackingMode: Int, Sendable {
  case none = 0
  case follow, followWithHeading
}

@_spi(Generated) extension MKCoordinateRegion: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { MKCoordinateRegion() }
}

@_spi(Generated) extension MKCoordinateSpan: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { MKCoordinateSpan() }
}

@_spi(Generated) extension MKDirections.Request: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { MKDirections.Request() }
}

@_spi(Generated) extension MKLocalSearch.Request: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { MKLocalSearch.Request() }
}

@_spi(Generated) extension MKMapCamera: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { MKMapCamera() }
}

@_spi(Generated) extension MKMapSnapshotter.Options: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { MKMapSnapshotter.Options() }
}

@_spi(Generated) extension MKMapView: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { MKMapView() }
}

@_spi(Generated) extension MKPointAnnotation: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { MKPointAnnotation() }
}
