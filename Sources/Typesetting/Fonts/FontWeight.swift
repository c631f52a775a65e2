/// The weight of a face on UIKit's scale from -1 to 1, with regular at 0.
public struct FontWeight: RawRepresentable, Hashable, Comparable, Sendable {
  /// The value of `UIFont.Weight`.
  public var rawValue: Double

  /// Makes a weight with any value. Text is set in the nearest of the nine named weights. A value that is not finite
  /// becomes 0 (regular).
  public init(rawValue: Double) { self.rawValue = rawValue.isFinite ? rawValue : 0 }

  /// The lightest weight, -0.8 on UIKit's scale.
  public static let ultraLight = FontWeight(rawValue: -0.8)
  /// The weight “thin”, -0.6 on UIKit's scale.
  public static let thin = FontWeight(rawValue: -0.6)
  /// The weight “light”, -0.4 on UIKit's scale.
  public static let light = FontWeight(rawValue: -0.4)
  /// The normal weight of text, 0 on UIKit's scale.
  public static let regular = FontWeight(rawValue: 0)
  /// The weight “medium”, 0.23 on UIKit's scale.
  public static let medium = FontWeight(rawValue: 0.23)
  /// The weight “semibold”, 0.3 on UIKit's scale.
  public static let semibold = FontWeight(rawValue: 0.3)
  /// The weight “bold”, 0.4 on UIKit's scale.
  public static let bold = FontWeight(rawValue: 0.4)
  /// The weight “heavy”, 0.56 on UIKit's scale.
  public static let heavy = FontWeight(rawValue: 0.56)
  /// The heaviest weight, 0.62 on UIKit's scale.
  public static let black = FontWeight(rawValue: 0.62)

  /// The named weights from the lightest to the heaviest.
  static let named: [FontWeight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]

  /// The index in `named` of the nearest weight. If two are equally near, it is the lighter one.
  var index: Int {
    var best = 0
    for (index, weight) in Self.named.enumerated()
    where abs(weight.rawValue - rawValue) < abs(Self.named[best].rawValue - rawValue) {
      best = index
    }
    return best
  }

  /// Whether the left weight is lighter than the right one.
  public static func < (left: FontWeight, right: FontWeight) -> Bool { left.rawValue < right.rawValue }
}
