import CoreLocation
import Foundation
import UIKit

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

  /// The mark is used for another annotation.
  open func prepareForReuse() {}
}
