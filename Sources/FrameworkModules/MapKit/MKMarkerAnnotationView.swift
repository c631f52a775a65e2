import CoreLocation
import Foundation
import UIKit

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
