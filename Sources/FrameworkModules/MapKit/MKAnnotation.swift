import CoreLocation
import Foundation
import UIKit

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
  /// None.
  public var title: String? { nil }
  /// None.
  public var subtitle: String? { nil }
}
