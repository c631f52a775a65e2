// Made by `make surface` from Surface/SwiftUI/Shapes.swift; don't edit.
// swift-format-ignore-file

import Foundation
@_exported import UIKit

/// How a line is drawn.
public struct StrokeStyle: Equatable, Sendable {
  /// How wide.
  public var lineWidth: CGFloat
  /// How it ends.
  public var lineCap: CGLineCap
  /// How it bends.
  public var lineJoin: CGLineJoin
  /// How sharp it may bend.
  public var miterLimit: CGFloat
  /// Lengths of strokes and gaps.
  public var dash: [CGFloat]
  /// Where in the strokes the line begins.
  public var dashPhase: CGFloat
  /// A way to draw lines.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// How a shape is filled.
public struct FillStyle: Equatable, Sendable {
  /// Whether holes follow from how often a line surrounds them.
  public var isEOFilled: Bool
  /// Whether edges are smooth.
  public var isAntialiased: Bool
  /// A way to fill.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How round corners are.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous
}

/// The radii of a rectangle's corners.
public struct RectangleCornerRadii: Equatable, Sendable {
  /// At the top, where lines begin.
  public var topLeading: CGFloat
  /// At the bottom, where lines begin.
  public var bottomLeading: CGFloat
  /// At the bottom, where lines end.
  public var bottomTrailing: CGFloat
  /// At the top, where lines end.
  public var topTrailing: CGFloat
  /// Radii.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// What a shape is for.
public enum ShapeRole: Sendable {
  case fill, stroke, separator
}

/// A shape. Inert: nothing of SwiftUI is drawn.
nonisolated public protocol Shape: Animatable, Sendable, View {
  /// The shape as a path.
  nonisolated func path(in rect: CGRect) -> Path
  /// What the shape is for.
  nonisolated static var role: ShapeRole { get }
  /// The size that the shape wants.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

nonisolated extension Shape {
  /// For what is filled.
  public static var role: ShapeRole { .fill }
  /// As much as there is.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  /// The shape, filled. Inert.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> ShapeView<
    Self
  > { ShapeView(self) }
  /// The shape, filled. Inert.
  public func fill(style: FillStyle = FillStyle()) -> ShapeView<Self> { ShapeView(self) }
  /// The shape as a line. Inert.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> ShapeView<Self> { ShapeView(self) }
  /// The shape as a line. Inert.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> ShapeView<Self> { ShapeView(self) }
  /// The shape as a line. Inert.
  public func stroke(style: StrokeStyle) -> some Shape { ChangedShape(self) }
  /// The shape as a line. Inert.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape { ChangedShape(self) }
  /// A part of the shape. Inert.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1)
    -> some Shape { ChangedShape(self) }
  /// The shape elsewhere. Inert.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> { ChangedShape(self) }
  /// The shape elsewhere. Inert.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> { ChangedShape(self) }
  /// The shape, larger or smaller. Inert.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape { ChangedShape(self) }
  /// The shape, larger or smaller. Inert.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape { ChangedShape(self) }
  /// The shape, turned. Inert.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> { ChangedShape(self) }
  /// The shape, moved, turned or scaled. Inert.
  public func transform(_ transform: CGAffineTransform) -> some Shape { ChangedShape(self) }
  /// The shape in a size. Inert.
  public func size(_ size: CGSize) -> some Shape { ChangedShape(self) }
  /// The shape in a size. Inert.
  public func size(width: CGFloat, height: CGFloat) -> some Shape { ChangedShape(self) }
  /// What both shapes have. Inert.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { ChangedShape(self) }
  /// What either shape has. Inert.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { ChangedShape(self) }
  /// What only this shape has. Inert.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { ChangedShape(self) }
}

/// A shape elsewhere.
public typealias OffsetShape<S: Shape> = ChangedShape<S>
/// A turned shape.
public typealias RotatedShape<S: Shape> = ChangedShape<S>

/// A shape that is changed in some way. Inert: it is as it was.
nonisolated public struct ChangedShape<Content: Shape>: InsettableShape {
  let shape: Content
  init(_ shape: Content) { self.shape = shape }
  /// The shape as it was.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  /// The shape as it was.
  public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

/// A shape with what fills it. Inert: nothing of SwiftUI is drawn.
nonisolated public struct ShapeView<Content: Shape>: View {
  /// The shape.
  public let shape: Content
  init(_ shape: Content) { self.shape = shape }
  /// The shape, filled above. Inert.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> ShapeView<Content> { self }
  /// The shape, with a line above. Inert.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> ShapeView<Content> { self }
  /// The shape, with a line above. Inert.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> ShapeView<Content> { self }
  /// The shape, with a line inside. Inert.
  public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> ShapeView<Content> { self }
  /// The shape, with a line inside. Inert.
  public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> ShapeView<Content> { self }
}

/// A shape that can become smaller. Inert: nothing of SwiftUI is drawn.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The smaller shape.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

nonisolated extension InsettableShape {
  /// A line inside of the shape. Inert.
  public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> ShapeView<Self> { ShapeView(self) }
  /// A line inside of the shape. Inert.
  public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> ShapeView<Self> { ShapeView(self) }
  /// A line inside of the shape. Inert.
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> ShapeView<Self> { ShapeView(self) }
  /// A line inside of the shape. Inert.
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> ShapeView<
    Self
  > { ShapeView(self) }
}

/// A rectangle. Inert: nothing of SwiftUI is drawn.
nonisolated public struct Rectangle: InsettableShape {
  /// The shape.
  public init() {}
  /// The shape as a path.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The smaller shape. Inert.
  public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

extension Shape where Self == Rectangle {
  /// The shape.
  public static var rect: Rectangle { Rectangle() }
}

/// A circle. Inert: nothing of SwiftUI is drawn.
nonisolated public struct Circle: InsettableShape {
  /// The shape.
  public init() {}
  /// The shape as a path.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// The smaller shape. Inert.
  public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

extension Shape where Self == Circle {
  /// The shape.
  public static var circle: Circle { Circle() }
}

/// An ellipse. Inert: nothing of SwiftUI is drawn.
nonisolated public struct Ellipse: InsettableShape {
  /// The shape.
  public init() {}
  /// The shape as a path.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// The smaller shape. Inert.
  public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

extension Shape where Self == Ellipse {
  /// The shape.
  public static var ellipse: Ellipse { Ellipse() }
}

/// The shape around. Inert: nothing of SwiftUI is drawn.
nonisolated public struct ContainerRelativeShape: InsettableShape {
  /// The shape.
  public init() {}
  /// The shape as a path.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The smaller shape. Inert.
  public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// A rectangle with round ends. Inert: nothing of SwiftUI is drawn.
nonisolated public struct Capsule: InsettableShape {
  /// How round the ends are.
  public var style: RoundedCornerStyle
  /// The shape.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  /// The shape as a path.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The smaller shape. Inert.
  public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

extension Shape where Self == Capsule {
  /// The shape.
  public static var capsule: Capsule { Capsule() }
  /// The shape.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

/// A rectangle with round corners. Inert: nothing of SwiftUI is drawn.
nonisolated public struct RoundedRectangle: InsettableShape {
  /// The size of the corners.
  public var cornerSize: CGSize
  /// How round the corners are.
  public var style: RoundedCornerStyle
  /// The shape with corners of a size.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
  /// The shape with corners of a radius.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) { self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style) }
  /// The shape as a path.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The smaller shape. Inert.
  public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

extension Shape where Self == RoundedRectangle {
  /// The shape.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
  /// The shape.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerSize: cornerSize, style: style) }
}

/// A rectangle with different corners. Inert: nothing of SwiftUI is drawn.
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii of the corners.
  public var cornerRadii: RectangleCornerRadii
  /// How round the corners are.
  public var style: RoundedCornerStyle
  /// The shape with corners of radii.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }
  /// The shape with corners of radii.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous) { self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style) }
  /// The shape as a path.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The smaller shape. Inert.
  public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// The shape.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }
  /// The shape.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style) }
}

/// A shape of any type.
nonisolated public struct AnyShape: Shape {
  /// Hides the type of a shape.
  public init<S: Shape>(_ shape: S) {}
  /// Nothing.
  public func path(in rect: CGRect) -> Path { Path() }
}

/// Lines and curves. Inert: it keeps none, as nothing of SwiftUI is drawn.
nonisolated public struct Path: Equatable, LosslessStringConvertible, Sendable, Shape {
  /// A part of a path.
  public enum Element: Equatable, Sendable {
    /// Begins elsewhere.
    case move(to: CGPoint)
    /// A line.
    case line(to: CGPoint)
    /// A curve with a point that bends it.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve with two points that bend it.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line to the beginning.
    case closeSubpath
  }

  /// Nothing.
  public init() {}
  /// A rectangle.
  public init(_ rect: CGRect) {}
  /// A path of UIKit.
  public init(_ path: CGPath) {}
  /// A rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
  /// A rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
  /// A rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {}
  /// An ellipse.
  public init(ellipseIn rect: CGRect) {}
  /// What a closure adds.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }
  /// Nothing is read.
  public init?(_ string: String) { nil }
  /// Nothing.
  public var description: String { "" }
  /// The path of UIKit: it is empty.
  public var cgPath: CGPath { UIBezierPath().cgPath }
  /// Whether there is nothing.
  public var isEmpty: Bool { true }
  /// The rectangle around the path.
  public var boundingRect: CGRect { .zero }
  /// Where the next line begins.
  public var currentPoint: CGPoint? { nil }
  /// Whether a point is inside.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool { false }
  /// Goes through the parts: there are none. Inert.
  public func forEach(_ body: (Element) -> Void) {}
  /// The path itself.
  public func path(in rect: CGRect) -> Path { self }
  /// Begins elsewhere. Inert.
  public mutating func move(to end: CGPoint) {}
  /// Adds a line. Inert.
  public mutating func addLine(to end: CGPoint) {}
  /// Adds a curve. Inert.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  /// Adds a curve. Inert.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  /// Adds a line to the beginning. Inert.
  public mutating func closeSubpath() {}
  /// Adds a rectangle. Inert.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {}
  /// Adds rectangles. Inert.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {}
  /// Adds lines. Inert.
  public mutating func addLines(_ lines: [CGPoint]) {}
  /// Adds a rectangle with round corners. Inert.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity) {}
  /// Adds an ellipse. Inert.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {}
  /// Adds a part of a circle. Inert.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity) {}
  /// Adds a part of a circle. Inert.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity) {}
  /// Adds a part of a circle. Inert.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity) {}
  /// Adds a path. Inert.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {}
  /// The line around the path. Inert.
  public func strokedPath(_ style: StrokeStyle) -> Path { self }
  /// A part of the path. Inert.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }
  /// The path, moved, turned or scaled. Inert.
  public func applying(_ transform: CGAffineTransform) -> Path { self }
  /// The path elsewhere. Inert.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { self }
}

/// A view that draws by itself. Inert: it never draws.
nonisolated public struct Canvas<Symbols: View>: View {
  /// Draws by a closure, with views that it can draw.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols) {}
}

extension Canvas where Symbols == EmptyView {
  /// Draws by a closure.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void) {}
}

/// What a canvas draws into. Inert: nothing of SwiftUI is drawn.
public struct GraphicsContext {
  /// How something is filled.
  public struct Shading: Sendable {
    init() {}
    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading() }
    /// A style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }
    /// Colours along a line.
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading { Shading() }
    /// The colour of what is in front.
    public static var foreground: Shading { Shading() }
  }

  /// A picture that can be drawn.
  public struct ResolvedImage {
    init() {}
    /// Its size.
    public var size: CGSize { .zero }
    /// How it is filled.
    public var shading: Shading?
  }

  /// A text that can be drawn.
  public struct ResolvedText {
    init() {}
    /// The size that it wants.
    public func measure(in size: CGSize) -> CGSize { .zero }
    /// How it is filled.
    public var shading: Shading { get { Shading() } set {} }
  }

  /// A view that can be drawn.
  public struct ResolvedSymbol {
    init() {}
    /// Its size.
    public var size: CGSize { .zero }
  }

  init() {}
  /// The opacity.
  public var opacity: Double { get { 1 } set {} }
  /// How colours are mixed.
  public var blendMode: BlendMode { get { .normal } set {} }
  /// How what is drawn is moved, turned or scaled.
  public var transform: CGAffineTransform { get { .identity } set {} }
  /// The values around the canvas.
  public var environment: EnvironmentValues { EnvironmentValues() }
  /// Fills a path. Inert.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  /// Draws a line. Inert.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  /// Draws a line. Inert.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  /// Draws only inside of a path. Inert.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}
  /// Moves what is drawn. Inert.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  /// Scales what is drawn. Inert.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
  /// Turns what is drawn. Inert.
  public mutating func rotate(by angle: Angle) {}
  /// Draws a picture. Inert.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a picture. Inert.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
  /// Draws a picture. Inert.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a picture. Inert.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}
  /// Draws a text. Inert.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a text. Inert.
  public func draw(_ text: Text, in rect: CGRect) {}
  /// Draws a text. Inert.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a view. Inert.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// A picture that can be drawn.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }
  /// A text that can be drawn.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }
  /// A view that can be drawn.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }
  /// Draws into a layer. Inert.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}
}

nonisolated extension View {
  /// The view before another one. Inert.
  @_disfavoredOverload public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View { self }
  /// The view before another one. Inert.
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View { self }
  /// The view before the usual colour. Inert.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }
  /// The view before a colour. Inert.
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View { self }
  /// The view before a filled shape. Inert.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { self }
  /// The view before a shape of the usual colour. Inert.
  public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View { self }
  /// The view with another usual colour. Inert.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  /// The view behind another one. Inert.
  @_disfavoredOverload public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View { self }
  /// The view behind another one. Inert.
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View { self }
  /// The view behind a colour. Inert.
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View { self }
  /// The view behind a filled shape. Inert.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { self }
  /// The view in another colour. Inert.
  public func foregroundColor(_ color: Color?) -> some View { self }
  /// The view in another colour. Inert.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  /// The view in other colours. Inert.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2)
    -> some View { self }
  /// The view in other colours. Inert.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View { self }
  /// The view with controls in another colour. Inert.
  public func tint(_ tint: Color?) -> some View { self }
  /// The view with controls in another colour. Inert.
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View { self }
  /// The view with controls in another colour. Inert.
  public func accentColor(_ accentColor: Color?) -> some View { self }
  /// The view with a line around it. Inert.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { self }
  /// The view with round corners. Inert.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
  /// The view inside of a shape. Inert.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View { self }
  /// The view inside of its bounds. Inert.
  public func clipped(antialiased: Bool = false) -> some View { self }
  /// The view where another one is. Inert.
  public func mask<Mask: View>(_ mask: Mask) -> some View { self }
  /// The view where another one is. Inert.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask)
    -> some View { self }
  /// The view, touched inside of a shape. Inert.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
  /// The view, touched inside of a shape. Inert.
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false)
    -> some View { self }
  /// The view with a shape for those inside. Inert.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }
  /// The view with a shadow. Inert.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { self }
  /// The view, partly transparent. Inert.
  public func opacity(_ opacity: Double) -> some View { self }
  /// The view without sharp edges. Inert.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
  /// The view, brighter. Inert.
  public func brightness(_ amount: Double) -> some View { self }
  /// The view with other contrasts. Inert.
  public func contrast(_ amount: Double) -> some View { self }
  /// The view with stronger or weaker colours. Inert.
  public func saturation(_ amount: Double) -> some View { self }
  /// The view without colours. Inert.
  public func grayscale(_ amount: Double) -> some View { self }
  /// The view in other hues. Inert.
  public func hueRotation(_ angle: Angle) -> some View { self }
  /// The view in opposite colours. Inert.
  public func colorInvert() -> some View { self }
  /// The view, coloured by another colour. Inert.
  public func colorMultiply(_ color: Color) -> some View { self }
  /// The view, transparent where it is dark. Inert.
  public func luminanceToAlpha() -> some View { self }
  /// The view, mixed in another way. Inert.
  public func blendMode(_ blendMode: BlendMode) -> some View { self }
  /// The view as one picture. Inert.
  public func compositingGroup() -> some View { self }
  /// The view as one picture. Inert.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View { self }
  /// The view, turned. Inert.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
  /// The view, turned in space. Inert.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View { self }
  /// The view, larger or smaller. Inert.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }
  /// The view, larger or smaller. Inert.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { self }
  /// The view, larger or smaller. Inert.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View { self }
  /// The view, moved, turned or scaled. Inert.
  public func transformEffect(_ transform: CGAffineTransform) -> some View { self }
  /// The view, projected. Inert.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View { self }
  /// The view with an effect. Inert.
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { self }
  /// The view on glass. Inert.
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = Capsule()) -> some View { self }
  /// The view with a name for its glass. Inert.
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View { self }
  /// The view, continued below what covers the screen. Inert.
  public func backgroundExtensionEffect() -> some View { self }
}

/// Glass. Inert: nothing of SwiftUI is drawn.
public struct Glass: Equatable, Sendable {
  init() {}
  /// The glass of the name.
  public static let regular = Glass()
  /// The glass of the name.
  public static let clear = Glass()
  /// The glass of the name.
  public static let identity = Glass()
  /// The glass in a colour. Inert.
  public func tint(_ color: Color?) -> Glass { self }
  /// The glass, which answers to fingers. Inert.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// Glasses that belong together. Inert: nothing of SwiftUI is drawn.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  /// Puts views together.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}

/// An effect that follows from the room of a view. Inert: nothing of SwiftUI is drawn.
public protocol VisualEffect: Sendable, Animatable {}

/// No effect.
public struct EmptyVisualEffect: VisualEffect {
  /// No effect.
  public init() {}
}

extension VisualEffect {
  /// The effect with another one. Inert.
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  /// The effect with another one. Inert.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  /// The effect with another one. Inert.
  public func offset(_ offset: CGSize) -> some VisualEffect { self }
  /// The effect with another one. Inert.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// The effect with another one. Inert.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some VisualEffect { self }
  /// The effect with another one. Inert.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// The effect with another one. Inert.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  /// The effect with another one. Inert.
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  /// The effect with another one. Inert.
  public func saturation(_ amount: Double) -> some VisualEffect { self }
  /// The effect with another one. Inert.
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
}
