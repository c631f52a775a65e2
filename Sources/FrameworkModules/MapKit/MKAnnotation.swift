import CoreLocation
import Foundation
import UIKit

/// Something that a map marks.
@preconcurrency @MainActor public protocol MKAnnotation: NSObjectProtocol {
  /// The coordinate.
  var coordinate: CLLocationCoordinate2D { get }
  /// What its bubble says.
  var title: String? { get }
  /// What its bubble says below.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// None.
  public var title: String? { nil }
  /// None.
  public var subtitle: String? { nil }
}
