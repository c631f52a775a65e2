import Foundation
import UIKit

/// Numbers as people read them: with no more decimals than are useful, and without trailing zeros.
public nonisolated enum Number {
  /// At most one decimal, for lengths that a person sees.
  public static func points(_ value: CGFloat) -> String {
    decimal(value, scale: 10)
  }

  /// At most two decimals, which are enough to tell frames apart.
  public static func hundredths(_ value: CGFloat) -> String {
    decimal(value, scale: 100)
  }

  /// At most three decimals, for values that a person types into Interface Builder.
  public static func exact(_ value: CGFloat) -> String {
    decimal(value, scale: 1000)
  }

  private static func decimal(_ value: CGFloat, scale: CGFloat) -> String {
    RoundedNumber(value, scale: scale).description
  }

  /// A size as width × height.
  public static func size(_ size: CGSize) -> String {
    "\(points(size.width)) × \(points(size.height))"
  }
}
