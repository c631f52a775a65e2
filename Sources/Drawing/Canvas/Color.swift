/// A colour in sRGB. Its components are from 0 to 1 and not premultiplied with the opacity.
nonisolated public struct Color: Hashable, Sendable {
  /// The red component.
  public var red: Double
  /// The green component.
  public var green: Double
  /// The blue component.
  public var blue: Double
  /// The opacity: 0 is invisible, 1 is opaque.
  public var alpha: Double

  /// Makes a colour from its components, each from 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes a grey. For `white`, 0 is black and 1 is white.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a colour from a packed value `0xRRGGBB`.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }

  /// The same colour with its opacity multiplied by `factor`.
  public func faded(by factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// The same colour without any transparency.
  public var opaque: Color { Color(red: red, green: green, blue: blue) }

  /// The colour between this colour (`amount` 0) and `other` (`amount` 1), by linear interpolation.
  public func mixed(with other: Color, by amount: Double) -> Color {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * amount }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }

  /// The perceived lightness, from 0 to 1 (Rec. 709 weights on the encoded components).
  public var luma: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  /// Opaque white.
  public static let white = Color(white: 1)
  /// Opaque black.
  public static let black = Color(white: 0)
  /// Fully transparent.
  public static let clear = Color(white: 0, alpha: 0)
}
