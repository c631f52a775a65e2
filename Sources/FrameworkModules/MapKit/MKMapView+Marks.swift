import CoreLocation
import UIKit

extension MKMapView {
  func add(_ annotations: [any MKAnnotation]) { self.annotations += annotations }

  func remove(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }

  func deselect(_ annotation: (any MKAnnotation)?) { selectedAnnotations.removeAll { $0 === annotation } }

  /// Adds those of the annotations that the map does not have yet, and sets the map's region to the smallest one that
  /// contains all the given annotations.
  func show(_ annotations: [any MKAnnotation]) {
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

  func add(overlays: [any MKOverlay]) { self.overlays += overlays }

  func remove(overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
}
