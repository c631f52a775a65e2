import Foundation
import UIKit

/// Numbers as people read them: no more decimals than are of use, and none of them a trailing zero.
public nonisolated enum Number {
  /// At most one decimal, none if it is zero: what a person can see.
  public static func points(_ value: CGFloat) -> String {
    decimal(value, scale: 10)
  }

  /// At most two decimals, which are enough to tell frames apart.
  public static func hundredths(_ value: CGFloat) -> String {
    decimal(value, scale: 100)
  }

  /// At most three decimals: what a person can type into Interface Builder.
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
