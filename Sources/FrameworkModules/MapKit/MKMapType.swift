import CoreLocation
import Foundation
import UIKit

/// What a map shows.
public enum MKMapType: UInt, Sendable {
  case standard = 0
  case satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}
