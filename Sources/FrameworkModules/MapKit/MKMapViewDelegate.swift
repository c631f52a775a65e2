import CoreLocation
import Foundation
import UIKit

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
  /// The map's own mark.
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  /// Draws nothing.
  public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    MKOverlayRenderer(overlay: overlay)
  }
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
  ) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  /// Does nothing.
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
}
