import Foundation
import Typesetting

extension UIFont {
  /// How heavy a font is, on UIKit's scale from -1 to 1 with regular at 0.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    /// Creates a weight of any value. Text is drawn in the nearest of the named weights.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// -0.8.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// -0.6.
    public static let thin = Weight(rawValue: -0.6)
    /// -0.4.
    public static let light = Weight(rawValue: -0.4)
    /// 0.
    public static let regular = Weight(rawValue: 0)
    /// 0.23.
    public static let medium = Weight(rawValue: 0.23)
    /// 0.3.
    public static let semibold = Weight(rawValue: 0.3)
    /// 0.4.
    public static let bold = Weight(rawValue: 0.4)
    /// 0.56.
    public static let heavy = Weight(rawValue: 0.56)
    /// 0.62.
    public static let black = Weight(rawValue: 0.62)

    /// The weight that replaces this one if bold text is switched on.
    var boldened: Weight {
      switch rawValue {
      case ..<Weight.light.rawValue: .regular
      case ..<Weight.regular.rawValue: .medium
      case ..<Weight.medium.rawValue: .semibold
      case ..<Weight.bold.rawValue: .bold
      case ..<Weight.heavy.rawValue: .heavy
      default: .black
      }
    }
  }
}
