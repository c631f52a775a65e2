import CoreLocation
import Foundation
import UIKit

/// Formats distances as text.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
  /// Which units are used.
  public enum Units: UInt, Sendable {
    case `default` = 0, metric, imperial, imperialWithYards
  }
  /// Whether units are abbreviated or written in full.
  public enum DistanceUnitStyle: UInt, Sendable {
    case `default` = 0, abbreviated, full
  }
  /// Which units are used; by default those of the locale.
  open var units = Units.default
  /// Whether units are abbreviated or written in full; abbreviated by default.
  open var unitStyle = DistanceUnitStyle.default
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The locale that decides the units and how numbers are written. Names of units are always English.
  open var locale: Locale! = .current

  /// A distance, given in metres, as text.
  ///
  /// Distances below 1 km are rounded to 50 m, and distances below 1000 ft to 50 ft. Longer distances are in kilometres
  /// or miles with one decimal. Apple does not document its rounding, so it may differ. Numbers are written as in the
  /// locale, and names of units in English.
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
