import Foundation
@_exported import UIKit

/// What shapes are filled with. Inert: nothing of SwiftUI is drawn.
public protocol ShapeStyle: Sendable {
  /// What is filled with.
  associatedtype Resolved: ShapeStyle = Never
  /// What is filled with in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {
  /// There is nothing.
  public typealias Resolved = Never
}

extension ShapeStyle where Resolved == Never {
  /// Nothing.
  @answers(fatalError("nothing of SwiftUI is drawn here")) public func resolve(in environment: EnvironmentValues)
    -> Never
}

extension ShapeStyle {
  /// The style with less opacity. Inert.
  @answers(self) public func opacity(_ opacity: Double) -> some ShapeStyle
  /// The style, mixed in another way. Inert.
  @answers(self) public func blendMode(_ mode: BlendMode) -> some ShapeStyle
  /// The style with a shadow. Inert.
  @answers(self) public func shadow(_ style: ShadowStyle) -> some ShapeStyle
  /// The style for places relative to a rectangle. Inert.
  @answers(self) public func `in`(_ rect: CGRect) -> some ShapeStyle
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
  /// Hides the type of a style.
  @inert public init<S: ShapeStyle>(_ style: S)
}

/// A shadow.
public struct ShadowStyle: Equatable, Sendable {
  init()
  /// A shadow behind a shape.
  @answers(ShadowStyle())
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle
  /// A shadow inside a shape.
  @answers(ShadowStyle())
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle
}

/// A colour of SwiftUI, which keeps the colour of UIKit.
@byHand nonisolated public struct Color: View, ShapeStyle, Hashable {
  /// There is none.
  public typealias Body = Never
  /// How numbers mean colours.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }
  /// A colour of UIKit.
  public init(uiColor: UIColor)
  /// A colour of UIKit.
  public init(_ color: UIColor)
}

nonisolated extension Color {
  /// A colour of a red, a green and a blue.
  @kept(self.init(uiColor: UIColor(red: red, green: green, blue: blue, alpha: opacity)))
  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1)
  /// A grey.
  @kept(self.init(uiColor: UIColor(white: white, alpha: opacity)))
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1)
  /// A colour of a hue.
  @kept(self.init(uiColor: UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)))
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1)
  /// The colour of a name in the app's catalogue.
  @kept(self.init(uiColor: UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear))
  public init(_ name: String, bundle: Bundle? = nil)
  /// A colour of pixels.
  @kept(self.init(uiColor: UIColor(cgColor: cgColor))) public init(cgColor: CGColor)
  /// A colour of pixels.
  @kept(self.init(uiColor: UIColor(cgColor: cgColor))) public init(_ cgColor: CGColor)

  /// The colour with less opacity.
  @answers(Color(uiColor: UIColor(self).withAlphaComponent(opacity))) public func opacity(_ opacity: Double) -> Color
  /// The colour as a gradient. Inert.
  @answers(AnyGradient(Gradient(colors: [self]))) public var gradient: AnyGradient { get }
  /// The colour, mixed with another one. Inert.
  @answers(self)
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color
  /// The colour as numbers.
  @answers(UIColor(self).cgColor) public var cgColor: CGColor? { get }
  /// The colour in an environment.
  @answers(Resolved(uiColor: UIColor(self))) public func resolve(in environment: EnvironmentValues) -> Resolved

  /// The colour of the name.
  public static let red = Color(uiColor: .systemRed)
  /// The colour of the name.
  public static let orange = Color(uiColor: .systemOrange)
  /// The colour of the name.
  public static let yellow = Color(uiColor: .systemYellow)
  /// The colour of the name.
  public static let green = Color(uiColor: .systemGreen)
  /// The colour of the name.
  public static let mint = Color(uiColor: .systemMint)
  /// The colour of the name.
  public static let teal = Color(uiColor: .systemTeal)
  /// The colour of the name.
  public static let cyan = Color(uiColor: .systemCyan)
  /// The colour of the name.
  public static let blue = Color(uiColor: .systemBlue)
  /// The colour of the name.
  public static let indigo = Color(uiColor: .systemIndigo)
  /// The colour of the name.
  public static let purple = Color(uiColor: .systemPurple)
  /// The colour of the name.
  public static let pink = Color(uiColor: .systemPink)
  /// The colour of the name.
  public static let brown = Color(uiColor: .systemBrown)
  /// The colour of the name.
  public static let white = Color(uiColor: .white)
  /// The colour of the name.
  public static let gray = Color(uiColor: .systemGray)
  /// The colour of the name.
  public static let black = Color(uiColor: .black)
  /// The colour of the name.
  public static let clear = Color(uiColor: .clear)
  /// The colour of the name.
  public static let primary = Color(uiColor: .label)
  /// The colour of the name.
  public static let secondary = Color(uiColor: .secondaryLabel)
  /// The colour of the name.
  public static let accentColor = Color(uiColor: .systemBlue)
}

nonisolated extension Color {
  /// The numbers of a colour.
  public struct Resolved: Hashable, ShapeStyle {
    /// Red.
    public var red: Float
    /// Green.
    public var green: Float
    /// Blue.
    public var blue: Float
    /// The opacity.
    public var opacity: Float
    /// A colour of numbers.
    @kept public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1)
    @byHand init(uiColor: UIColor)
  }
}

extension ShapeStyle where Self == Color {
  /// The colour of the name.
  @answers(Color.red) public static var red: Color { get }
  /// The colour of the name.
  @answers(Color.orange) public static var orange: Color { get }
  /// The colour of the name.
  @answers(Color.yellow) public static var yellow: Color { get }
  /// The colour of the name.
  @answers(Color.green) public static var green: Color { get }
  /// The colour of the name.
  @answers(Color.mint) public static var mint: Color { get }
  /// The colour of the name.
  @answers(Color.teal) public static var teal: Color { get }
  /// The colour of the name.
  @answers(Color.cyan) public static var cyan: Color { get }
  /// The colour of the name.
  @answers(Color.blue) public static var blue: Color { get }
  /// The colour of the name.
  @answers(Color.indigo) public static var indigo: Color { get }
  /// The colour of the name.
  @answers(Color.purple) public static var purple: Color { get }
  /// The colour of the name.
  @answers(Color.pink) public static var pink: Color { get }
  /// The colour of the name.
  @answers(Color.brown) public static var brown: Color { get }
  /// The colour of the name.
  @answers(Color.white) public static var white: Color { get }
  /// The colour of the name.
  @answers(Color.gray) public static var gray: Color { get }
  /// The colour of the name.
  @answers(Color.black) public static var black: Color { get }
  /// The colour of the name.
  @answers(Color.clear) public static var clear: Color { get }
}

extension UIColor {
  /// The colour that a colour of SwiftUI keeps.
  @byHand public convenience init(_ color: Color)
}

/// Colours that pass into each other.
public struct Gradient: ShapeStyle, Hashable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, between 0 and 1.
    public var location: CGFloat
    /// A colour at a place.
    @kept public init(color: Color, location: CGFloat)
  }

  /// How colours are mixed.
  public enum ColorSpace: Hashable, Sendable {
    case device, perceptual
  }

  /// The colours.
  public var stops: [Stop]
  /// Colours at places.
  @kept public init(stops: [Stop])
  /// Colours.
  @kept(stops = []) public init(colors: [Color])
  /// The gradient, mixed in another way. Inert.
  @answers(AnyGradient(self)) public func colorSpace(_ space: ColorSpace) -> AnyGradient
}

/// A gradient of any kind.
public struct AnyGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  /// A gradient.
  @kept public init(_ gradient: Gradient)
  /// The gradient, mixed in another way. Inert.
  @answers(self) public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient
}

/// Colours along a line. Inert: nothing of SwiftUI is drawn.
nonisolated public struct LinearGradient: View, ShapeStyle {
  /// A gradient along a line.
  @inert public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
  /// Colours along a line.
  @inert public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
  /// Colours at places along a line.
  @inert public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
}

/// Colours around a point. Inert: nothing of SwiftUI is drawn.
nonisolated public struct RadialGradient: View, ShapeStyle {
  /// A gradient around a point.
  @inert public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// Colours around a point.
  @inert public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// Colours at places around a point.
  @inert public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
}

/// Colours around a point, stretched as the shape is. Inert: nothing of SwiftUI is drawn.
nonisolated public struct EllipticalGradient: View, ShapeStyle {
  /// A gradient around a point.
  @inert
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5)
  /// Colours around a point.
  @inert
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5)
}

/// Colours by their angles. Inert: nothing of SwiftUI is drawn.
nonisolated public struct AngularGradient: View, ShapeStyle {
  /// A gradient by angles.
  @inert public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero)
  /// Colours by angles.
  @inert public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle)
  /// Colours at places by angles.
  @inert public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle)
  /// A gradient by angles, all around.
  @inert public init(gradient: Gradient, center: UnitPoint, angle: Angle)
  /// Colours by angles, all around.
  @inert public init(colors: [Color], center: UnitPoint, angle: Angle = .zero)
}

/// Colours between points of a net. Inert: nothing of SwiftUI is drawn.
nonisolated public struct MeshGradient: View, ShapeStyle {
  /// Colours between points.
  @inert
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true)
}

extension ShapeStyle where Self == LinearGradient {
  /// Colours along a line.
  @answers(LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint))
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
  /// Colours along a line.
  @answers(LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint))
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
}

/// A picture as what shapes are filled with. Inert: nothing of SwiftUI is drawn.
public struct ImagePaint: ShapeStyle {
  /// A picture.
  @inert public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1)
}

/// A glass through which one sees what lies behind. Inert: nothing of SwiftUI is drawn.
public struct Material: ShapeStyle {
  init()
  /// The material of the name.
  public static let ultraThin = Material()
  /// The material of the name.
  public static let thin = Material()
  /// The material of the name.
  public static let regular = Material()
  /// The material of the name.
  public static let thick = Material()
  /// The material of the name.
  public static let ultraThick = Material()
  /// The material of the name.
  public static let bar = Material()
}

extension ShapeStyle where Self == Material {
  /// The material of the name.
  @answers(Material.ultraThin) public static var ultraThinMaterial: Material { get }
  /// The material of the name.
  @answers(Material.thin) public static var thinMaterial: Material { get }
  /// The material of the name.
  @answers(Material.regular) public static var regularMaterial: Material { get }
  /// The material of the name.
  @answers(Material.thick) public static var thickMaterial: Material { get }
  /// The material of the name.
  @answers(Material.ultraThick) public static var ultraThickMaterial: Material { get }
  /// The material of the name.
  @answers(Material.bar) public static var bar: Material { get }
}

/// The colour of what is in front. Inert: nothing of SwiftUI is drawn.
public struct ForegroundStyle: ShapeStyle {
  /// The colour.
  public init()
}

/// The colour of what is behind. Inert: nothing of SwiftUI is drawn.
public struct BackgroundStyle: ShapeStyle {
  /// The colour.
  public init()
}

/// The colour of controls. Inert: nothing of SwiftUI is drawn.
public struct TintShapeStyle: ShapeStyle {
  /// The colour.
  public init()
}

/// The colour of lines between rows. Inert: nothing of SwiftUI is drawn.
public struct SeparatorShapeStyle: ShapeStyle {
  /// The colour.
  public init()
}

/// A less important colour. Inert: nothing of SwiftUI is drawn.
public struct HierarchicalShapeStyle: ShapeStyle {
  init()
  /// The colour of the rank.
  public static let primary = HierarchicalShapeStyle()
  /// The colour of the rank.
  public static let secondary = HierarchicalShapeStyle()
  /// The colour of the rank.
  public static let tertiary = HierarchicalShapeStyle()
  /// The colour of the rank.
  public static let quaternary = HierarchicalShapeStyle()
  /// The colour of the rank.
  public static let quinary = HierarchicalShapeStyle()
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The colour of the rank.
  @answers(HierarchicalShapeStyle.primary) public static var primary: HierarchicalShapeStyle { get }
  /// The colour of the rank.
  @answers(HierarchicalShapeStyle.secondary) public static var secondary: HierarchicalShapeStyle { get }
  /// The colour of the rank.
  @answers(HierarchicalShapeStyle.tertiary) public static var tertiary: HierarchicalShapeStyle { get }
  /// The colour of the rank.
  @answers(HierarchicalShapeStyle.quaternary) public static var quaternary: HierarchicalShapeStyle { get }
  /// The colour of the rank.
  @answers(HierarchicalShapeStyle.quinary) public static var quinary: HierarchicalShapeStyle { get }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The colour of what is in front.
  @answers(ForegroundStyle()) public static var foreground: ForegroundStyle { get }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The colour of what is behind.
  @answers(BackgroundStyle()) public static var background: BackgroundStyle { get }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The colour of controls.
  @answers(TintShapeStyle()) public static var tint: TintShapeStyle { get }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of lines between rows.
  @answers(SeparatorShapeStyle()) public static var separator: SeparatorShapeStyle { get }
}

/// How colours are mixed.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
  case plusLighter
}

/// How colours become others.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}
