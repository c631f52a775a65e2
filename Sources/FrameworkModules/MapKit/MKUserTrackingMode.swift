import CoreLocation
import Foundation
import UIKit

/// How a map follows the person.
public enum MKUserTrackingMode: Int, Sendable {
  case none = 0
  case follow, followWithHeading
}
