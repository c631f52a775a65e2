import CoreLocation
import Foundation
import UIKit

/// Writes distances.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
  /// Which units are used.
  public enum Units: UInt, Sendable {
    case `default` = 0, metric, imperial, imperialWithYards
  }
  /// How long units are written.
  public enum DistanceUnitStyle: UInt, Sendable {
    case `default` = 0, abbreviated, full
  }
  /// Which units are used; the default is that of the locale.
  open var units = Units.default
  /// How long units are written.
  open var unitStyle = DistanceUnitStyle.default
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The language.
  open var locale: Locale! = .current

  /// A distance in metres as text: below a kilometre to 50 metres or a thousand feet to 50 feet, else with one digit.
  ///
  /// The steps are ours, since Apple's are not documented. Numbers follow the locale, and units are English.
  open func string(fromDistance distance: CLLocationDistance) -> String {
    let isMetric = units == .metric || (units == .default && locale.measurementSystem == .metric)
    let isFull = unitStyle == .full
    let numbers = NumberFormatter()
    numbers.numberStyle = .decimal
    numbers.locale = locale
    let small = isMetric ? distance : distance / 0.3048
    let isShort = small < 1000
    let value = isShort ? (small / 50).rounded() * 50 : distance / (isMetric ? 1000 : 1609.344)
    numbers.maximumFractionDigits = isShort ? 0 : 1
    let unit =
      switch (isMetric, isShort) {
      case (true, true): isFull ? "meters" : "m"
      case (true, false): isFull ? "kilometers" : "km"
      case (false, true): isFull ? "feet" : "ft"
      case (false, false): isFull ? "miles" : "mi"
      }
    return "\(numbers.string(from: NSNumber(value: value)) ?? "") \(unit)"
  }
}
