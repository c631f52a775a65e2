import CoreLocation
import Foundation
import UIKit

/// Something that lies on a map.
@preconcurrency @MainActor public protocol MKOverlay: MKAnnotation {}

/// How high something lies on a map.
public enum MKOverlayLevel: Int, Sendable {
  case aboveRoads = 0
  case aboveLabels
}
