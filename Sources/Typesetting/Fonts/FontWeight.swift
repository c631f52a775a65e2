/// The weight of a face on UIKit's scale from -1 to 1, with regular at 0.
public struct FontWeight: RawRepresentable, Hashable, Comparable, Sendable {
  /// The value of `UIFont.Weight`.
  public var rawValue: Double

  /// Makes a weight with any value. Text is set in the nearest of the nine named weights. A value that is not finite
  /// becomes 0 (regular).
  public init(rawValue: Double) { self.rawValue = rawValue.isFinite ? rawValue : 0 }

  /// -0.8
  public static let ultraLight = FontWeight(rawValue: -0.8)
  /// -0.6
  public static let thin = FontWeight(rawValue: -0.6)
  /// -0.4
  public static let light = FontWeight(rawValue: -0.4)
  /// 0
  public static let regular = FontWeight(rawValue: 0)
  /// 0.23
  public static let medium = FontWeight(rawValue: 0.23)
  /// 0.3
  public static let semibold = FontWeight(rawValue: 0.3)
  /// 0.4
  public static let bold = FontWeight(rawValue: 0.4)
  /// 0.56
  public static let heavy = FontWeight(rawValue: 0.56)
  /// 0.62
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
