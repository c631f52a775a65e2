import CoreLocation
import Foundation
import UIKit

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
  open private(set) var annotations: [any MKAnnotation] = []
  /// What lies on the map, in the order in which it was added.
  open private(set) var overlays: [any MKOverlay] = []
  /// Which marks are selected.
  open var selectedAnnotations: [any MKAnnotation] = []

  /// Creates a map.
  public init(frame: CGRect) { super.init(representing: "MKMapView", frame: frame) }
  /// Creates a map without a size.
  public convenience init() { self.init(frame: .zero) }
  /// Restores a map from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The centre of the map.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }

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
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  /// Removes a mark.
  open func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
  /// Removes marks.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(removeAnnotation) }
  /// Marks several things, and shows the part of the globe where they are.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    for annotation in annotations where !self.annotations.contains(where: { $0 === annotation }) {
      addAnnotation(annotation)
    }
    let latitudes = annotations.map(\.coordinate.latitude)
    let longitudes = annotations.map(\.coordinate.longitude)
    guard let south = latitudes.min(), let north = latitudes.max(), let west = longitudes.min(),
      let east = longitudes.max()
    else { return }
    region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: (south + north) / 2, longitude: (west + east) / 2),
      span: MKCoordinateSpan(latitudeDelta: north - south, longitudeDelta: east - west))
  }
  /// Selects a mark.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { selectedAnnotations = [annotation] }
  /// Deselects a mark.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    selectedAnnotations.removeAll { $0 === annotation }
  }
  /// The mark of an annotation: maps make none.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  /// A mark that can be used again: there is none.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
  /// A mark that can be used again, or a new one.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    MKAnnotationView(annotation: annotation, reuseIdentifier: identifier)
  }
  /// Registers the class of marks. Inert.
  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {}

  /// Adds an overlay to the map.
  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  /// Adds an overlay to the map.
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { overlays.append(overlay) }
  /// Adds overlays to the map.
  open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
  /// Removes an overlay from the map.
  open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
  /// Removes overlays from the map.
  open func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(removeOverlay) }
}
