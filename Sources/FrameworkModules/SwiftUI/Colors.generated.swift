// Made by `make surface` from Surface/SwiftUI/Colors.swift; don't edit.
// swift-format-ignore-file

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
  public func resolve(in environment: EnvironmentValues)
    -> Never { fatalError("nothing of SwiftUI is drawn here") }
}

extension ShapeStyle {
  /// The style with less opacity. Inert.
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }
  /// The style, mixed in another way. Inert.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
  /// The style with a shadow. Inert.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
  /// The style for places relative to a rectangle. Inert.
  public func `in`(_ rect: CGRect) -> some ShapeStyle { self }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
  /// Hides the type of a style.
  public init<S: ShapeStyle>(_ style: S) {}
}

/// A shadow.
public struct ShadowStyle: Equatable, Sendable {
  init() {}
  /// A shadow behind a shape.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
  /// A shadow inside a shape.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
}

nonisolated extension Color {
  /// A colour of a red, a green and a blue.
  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) { self.init(uiColor: UIColor(red: red, green: green, blue: blue, alpha: opacity)) }
  /// A grey.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) { self.init(uiColor: UIColor(white: white, alpha: opacity)) }
  /// A colour of a hue.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) { self.init(uiColor: UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)) }
  /// The colour of a name in the app's catalogue.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(uiColor: UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear) }
  /// A colour of pixels.
  public init(cgColor: CGColor) { self.init(uiColor: UIColor(cgColor: cgColor)) }
  /// A colour of pixels.
  public init(_ cgColor: CGColor) { self.init(uiColor: UIColor(cgColor: cgColor)) }

  /// The colour with less opacity.
  public func opacity(_ opacity: Double) -> Color { Color(uiColor: UIColor(self).withAlphaComponent(opacity)) }
  /// The colour as a gradient. Inert.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }
  /// The colour, mixed with another one. Inert.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color { self }
  /// The colour as numbers.
  public var cgColor: CGColor? { UIColor(self).cgColor }
  /// The colour in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(uiColor: UIColor(self)) }

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
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }
  }
}

extension ShapeStyle where Self == Color {
  /// The colour of the name.
  public static var red: Color { Color.red }
  /// The colour of the name.
  public static var orange: Color { Color.orange }
  /// The colour of the name.
  public static var yellow: Color { Color.yellow }
  /// The colour of the name.
  public static var green: Color { Color.green }
  /// The colour of the name.
  public static var mint: Color { Color.mint }
  /// The colour of the name.
  public static var teal: Color { Color.teal }
  /// The colour of the name.
  public static var cyan: Color { Color.cyan }
  /// The colour of the name.
  public static var blue: Color { Color.blue }
  /// The colour of the name.
  public static var indigo: Color { Color.indigo }
  /// The colour of the name.
  public static var purple: Color { Color.purple }
  /// The colour of the name.
  public static var pink: Color { Color.pink }
  /// The colour of the name.
  public static var brown: Color { Color.brown }
  /// The colour of the name.
  public static var white: Color { Color.white }
  /// The colour of the name.
  public static var gray: Color { Color.gray }
  /// The colour of the name.
  public static var black: Color { Color.black }
  /// The colour of the name.
  public static var clear: Color { Color.clear }
}

extension UIColor {
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
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// How colours are mixed.
  public enum ColorSpace: Hashable, Sendable {
    case device, perceptual
  }

  /// The colours.
  public var stops: [Stop]
  /// Colours at places.
  public init(stops: [Stop]) { self.stops = stops }
  /// Colours.
  public init(colors: [Color]) { stops = [] }
  /// The gradient, mixed in another way. Inert.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}

/// A gradient of any kind.
public struct AnyGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  /// A gradient.
  public init(_ gradient: Gradient) { self.gradient = gradient }
  /// The gradient, mixed in another way. Inert.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}

/// Colours along a line. Inert: nothing of SwiftUI is drawn.
nonisolated public struct LinearGradient: View, ShapeStyle {
  /// A gradient along a line.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  /// Colours along a line.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
  /// Colours at places along a line.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

/// Colours around a point. Inert: nothing of SwiftUI is drawn.
nonisolated public struct RadialGradient: View, ShapeStyle {
  /// A gradient around a point.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
  /// Colours around a point.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
  /// Colours at places around a point.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
}

/// Colours around a point, stretched as the shape is. Inert: nothing of SwiftUI is drawn.
nonisolated public struct EllipticalGradient: View, ShapeStyle {
  /// A gradient around a point.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) {}
  /// Colours around a point.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) {}
}

/// Colours by their angles. Inert: nothing of SwiftUI is drawn.
nonisolated public struct AngularGradient: View, ShapeStyle {
  /// A gradient by angles.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {}
  /// Colours by angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
  /// Colours at places by angles.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
  /// A gradient by angles, all around.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle) {}
  /// Colours by angles, all around.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {}
}

/// Colours between points of a net. Inert: nothing of SwiftUI is drawn.
nonisolated public struct MeshGradient: View, ShapeStyle {
  /// Colours between points.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true) {}
}

extension ShapeStyle where Self == LinearGradient {
  /// Colours along a line.
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient { LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }
  /// Colours along a line.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient { LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint) }
}

/// A picture as what shapes are filled with. Inert: nothing of SwiftUI is drawn.
public struct ImagePaint: ShapeStyle {
  /// A picture.
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {}
}

/// A glass through which one sees what lies behind. Inert: nothing of SwiftUI is drawn.
public struct Material: ShapeStyle {
  init() {}
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
  public static var ultraThinMaterial: Material { Material.ultraThin }
  /// The material of the name.
  public static var thinMaterial: Material { Material.thin }
  /// The material of the name.
  public static var regularMaterial: Material { Material.regular }
  /// The material of the name.
  public static var thickMaterial: Material { Material.thick }
  /// The material of the name.
  public static var ultraThickMaterial: Material { Material.ultraThick }
  /// The material of the name.
  public static var bar: Material { Material.bar }
}

/// The colour of what is in front. Inert: nothing of SwiftUI is drawn.
public struct ForegroundStyle: ShapeStyle {
  /// The colour.
  public init() {}
}

/// The colour of what is behind. Inert: nothing of SwiftUI is drawn.
public struct BackgroundStyle: ShapeStyle {
  /// The colour.
  public init() {}
}

/// The colour of controls. Inert: nothing of SwiftUI is drawn.
public struct TintShapeStyle: ShapeStyle {
  /// The colour.
  public init() {}
}

/// The colour of lines between rows. Inert: nothing of SwiftUI is drawn.
public struct SeparatorShapeStyle: ShapeStyle {
  /// The colour.
  public init() {}
}

/// A less important colour. Inert: nothing of SwiftUI is drawn.
public struct HierarchicalShapeStyle: ShapeStyle {
  init() {}
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
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
  /// The colour of the rank.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
  /// The colour of the rank.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
  /// The colour of the rank.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
  /// The colour of the rank.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The colour of what is in front.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The colour of what is behind.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The colour of controls.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of lines between rows.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
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
