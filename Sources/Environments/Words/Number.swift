import Foundation
import UIKit

/// Formats numbers for people: with a limited number of decimals, and without trailing zeros.
public nonisolated enum Number {
  /// A number with at most one decimal, for lengths on the screen.
  public static func points(_ value: CGFloat) -> String {
    decimal(value, scale: 10)
  }

  /// A number with at most two decimals, for frames.
  public static func hundredths(_ value: CGFloat) -> String {
    decimal(value, scale: 100)
  }

  /// A number with at most three decimals, for values that are entered in Interface Builder.
  public static func exact(_ value: CGFloat) -> String {
    decimal(value, scale: 1000)
  }

  private static func decimal(_ value: CGFloat, scale: CGFloat) -> String {
    RoundedNumber(value, scale: scale).description
  }

  /// A rectangle: its origin, width and height in brackets, each with at most two decimals.
  package static func frame(_ frame: CGRect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(hundredths)
    return "[\(numbers.joined(separator: ", "))]"
  }

  /// A size as width × height.
  public static func size(_ size: CGSize) -> String {
    "\(points(size.width)) × \(points(size.height))"
  }
}
