/// A colour of SwiftUI, which keeps the colour of UIKit.
nonisolated public struct Color: View, ShapeStyle, Hashable {
  public typealias Body = Never

  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  fileprivate let uiColor: UIColor

  public init(uiColor: UIColor) { self.uiColor = uiColor }
  public init(_ color: UIColor) { self.init(uiColor: color) }
}

nonisolated extension Color.Resolved {
  init(uiColor: UIColor) {
    var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
    uiColor.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha))
  }
}

extension UIColor {
  public convenience init(_ color: Color) {
    self.init { color.uiColor.resolvedColor(with: $0) }
  }
}
