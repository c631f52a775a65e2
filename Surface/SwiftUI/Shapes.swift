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
  @kept
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0)
}

/// How a shape is filled.
public struct FillStyle: Equatable, Sendable {
  /// Whether holes follow from how often a line surrounds them.
  public var isEOFilled: Bool
  /// Whether edges are smooth.
  public var isAntialiased: Bool
  /// A way to fill.
  @kept(isEOFilled = eoFill, isAntialiased = antialiased) public init(eoFill: Bool = false, antialiased: Bool = true)
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
  @kept
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0)
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
  @answers(.fill) public static var role: ShapeRole { get }
  /// As much as there is.
  @answers(proposal.replacingUnspecifiedDimensions()) public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// The shape, filled. Inert.
  @answers(ShapeView(self)) public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> ShapeView<
    Self
  >
  /// The shape, filled. Inert.
  @answers(ShapeView(self)) public func fill(style: FillStyle = FillStyle()) -> ShapeView<Self>
  /// The shape as a line. Inert.
  @answers(ShapeView(self)) public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> ShapeView<Self>
  /// The shape as a line. Inert.
  @answers(ShapeView(self))
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> ShapeView<Self>
  /// The shape as a line. Inert.
  @answers(ChangedShape(self)) public func stroke(style: StrokeStyle) -> some Shape
  /// The shape as a line. Inert.
  @answers(ChangedShape(self)) public func stroke(lineWidth: CGFloat = 1) -> some Shape
  /// A part of the shape. Inert.
  @answers(ChangedShape(self)) public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1)
    -> some Shape
  /// The shape elsewhere. Inert.
  @answers(ChangedShape(self)) public func offset(_ offset: CGSize) -> OffsetShape<Self>
  /// The shape elsewhere. Inert.
  @answers(ChangedShape(self)) public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self>
  /// The shape, larger or smaller. Inert.
  @answers(ChangedShape(self))
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape
  /// The shape, larger or smaller. Inert.
  @answers(ChangedShape(self)) public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape
  /// The shape, turned. Inert.
  @answers(ChangedShape(self)) public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self>
  /// The shape, moved, turned or scaled. Inert.
  @answers(ChangedShape(self)) public func transform(_ transform: CGAffineTransform) -> some Shape
  /// The shape in a size. Inert.
  @answers(ChangedShape(self)) public func size(_ size: CGSize) -> some Shape
  /// The shape in a size. Inert.
  @answers(ChangedShape(self)) public func size(width: CGFloat, height: CGFloat) -> some Shape
  /// What both shapes have. Inert.
  @answers(ChangedShape(self)) public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape
  /// What either shape has. Inert.
  @answers(ChangedShape(self)) public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape
  /// What only this shape has. Inert.
  @answers(ChangedShape(self)) public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape
}

/// A shape elsewhere.
public typealias OffsetShape<S: Shape> = ChangedShape<S>
/// A turned shape.
public typealias RotatedShape<S: Shape> = ChangedShape<S>

/// A shape that is changed in some way. Inert: it is as it was.
nonisolated public struct ChangedShape<Content: Shape>: InsettableShape {
  let shape: Content
  @kept(self.shape = shape) init(_ shape: Content)
  /// The shape as it was.
  @answers(shape.path(in: rect)) public func path(in rect: CGRect) -> Path
  /// The shape as it was.
  @answers(self) public func inset(by amount: CGFloat) -> some InsettableShape
}

/// A shape with what fills it. Inert: nothing of SwiftUI is drawn.
nonisolated public struct ShapeView<Content: Shape>: View {
  /// The shape.
  public let shape: Content
  @kept(self.shape = shape) init(_ shape: Content)
  /// The shape, filled above. Inert.
  @answers(self) public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> ShapeView<Content>
  /// The shape, with a line above. Inert.
  @answers(self) public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> ShapeView<Content>
  /// The shape, with a line above. Inert.
  @answers(self) public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> ShapeView<Content>
  /// The shape, with a line inside. Inert.
  @answers(self) public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> ShapeView<Content>
  /// The shape, with a line inside. Inert.
  @answers(self) public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> ShapeView<Content>
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
  @answers(ShapeView(self))
  public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> ShapeView<Self>
  /// A line inside of the shape. Inert.
  @answers(ShapeView(self))
  public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> ShapeView<Self>
  /// A line inside of the shape. Inert.
  @answers(ShapeView(self)) public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> ShapeView<Self>
  /// A line inside of the shape. Inert.
  @answers(ShapeView(self)) public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> ShapeView<
    Self
  >
}

/// A rectangle. Inert: nothing of SwiftUI is drawn.
nonisolated public struct Rectangle: InsettableShape {
  /// The shape.
  public init()
  /// The shape as a path.
  @answers(Path(rect)) public func path(in rect: CGRect) -> Path
  /// The smaller shape. Inert.
  @answers(self) public func inset(by amount: CGFloat) -> some InsettableShape
}

extension Shape where Self == Rectangle {
  /// The shape.
  @answers(Rectangle()) public static var rect: Rectangle { get }
}

/// A circle. Inert: nothing of SwiftUI is drawn.
nonisolated public struct Circle: InsettableShape {
  /// The shape.
  public init()
  /// The shape as a path.
  @answers(Path(ellipseIn: rect)) public func path(in rect: CGRect) -> Path
  /// The smaller shape. Inert.
  @answers(self) public func inset(by amount: CGFloat) -> some InsettableShape
}

extension Shape where Self == Circle {
  /// The shape.
  @answers(Circle()) public static var circle: Circle { get }
}

/// An ellipse. Inert: nothing of SwiftUI is drawn.
nonisolated public struct Ellipse: InsettableShape {
  /// The shape.
  public init()
  /// The shape as a path.
  @answers(Path(ellipseIn: rect)) public func path(in rect: CGRect) -> Path
  /// The smaller shape. Inert.
  @answers(self) public func inset(by amount: CGFloat) -> some InsettableShape
}

extension Shape where Self == Ellipse {
  /// The shape.
  @answers(Ellipse()) public static var ellipse: Ellipse { get }
}

/// The shape around. Inert: nothing of SwiftUI is drawn.
nonisolated public struct ContainerRelativeShape: InsettableShape {
  /// The shape.
  public init()
  /// The shape as a path.
  @answers(Path(rect)) public func path(in rect: CGRect) -> Path
  /// The smaller shape. Inert.
  @answers(self) public func inset(by amount: CGFloat) -> some InsettableShape
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape.
  @answers(ContainerRelativeShape()) public static var containerRelative: ContainerRelativeShape { get }
}

/// A rectangle with round ends. Inert: nothing of SwiftUI is drawn.
nonisolated public struct Capsule: InsettableShape {
  /// How round the ends are.
  public var style: RoundedCornerStyle
  /// The shape.
  @kept public init(style: RoundedCornerStyle = .continuous)
  /// The shape as a path.
  @answers(Path(rect)) public func path(in rect: CGRect) -> Path
  /// The smaller shape. Inert.
  @answers(self) public func inset(by amount: CGFloat) -> some InsettableShape
}

extension Shape where Self == Capsule {
  /// The shape.
  @answers(Capsule()) public static var capsule: Capsule { get }
  /// The shape.
  @answers(Capsule(style: style)) public static func capsule(style: RoundedCornerStyle) -> Capsule
}

/// A rectangle with round corners. Inert: nothing of SwiftUI is drawn.
nonisolated public struct RoundedRectangle: InsettableShape {
  /// The size of the corners.
  public var cornerSize: CGSize
  /// How round the corners are.
  public var style: RoundedCornerStyle
  /// The shape with corners of a size.
  @kept public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
  /// The shape with corners of a radius.
  @kept(self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style))
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
  /// The shape as a path.
  @answers(Path(rect)) public func path(in rect: CGRect) -> Path
  /// The smaller shape. Inert.
  @answers(self) public func inset(by amount: CGFloat) -> some InsettableShape
}

extension Shape where Self == RoundedRectangle {
  /// The shape.
  @answers(RoundedRectangle(cornerRadius: cornerRadius, style: style)) public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle
  /// The shape.
  @answers(RoundedRectangle(cornerSize: cornerSize, style: style)) public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle
}

/// A rectangle with different corners. Inert: nothing of SwiftUI is drawn.
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii of the corners.
  public var cornerRadii: RectangleCornerRadii
  /// How round the corners are.
  public var style: RoundedCornerStyle
  /// The shape with corners of radii.
  @kept public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)
  /// The shape with corners of radii.
  @kept(
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style))
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous)
  /// The shape as a path.
  @answers(Path(rect)) public func path(in rect: CGRect) -> Path
  /// The smaller shape. Inert.
  @answers(self) public func inset(by amount: CGFloat) -> some InsettableShape
}

extension Shape where Self == UnevenRoundedRectangle {
  /// The shape.
  @answers(UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)) public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle
  /// The shape.
  @answers(
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style))
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle
}

/// A shape of any type.
nonisolated public struct AnyShape: Shape {
  /// Hides the type of a shape.
  @inert public init<S: Shape>(_ shape: S)
  /// Nothing.
  @answers(Path()) public func path(in rect: CGRect) -> Path
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
  public init()
  /// A rectangle.
  @inert public init(_ rect: CGRect)
  /// A path of UIKit.
  @inert public init(_ path: CGPath)
  /// A rectangle with round corners.
  @inert public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
  /// A rectangle with round corners.
  @inert public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
  /// A rectangle with round corners.
  @inert
  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)
  /// An ellipse.
  @inert public init(ellipseIn rect: CGRect)
  /// What a closure adds.
  @answers(callback(&self)) public init(_ callback: (inout Path) -> Void)
  /// Nothing is read.
  @answers(nil) public init?(_ string: String)
  /// Nothing.
  @answers("") public var description: String { get }
  /// The path of UIKit: it is empty.
  @answers(UIBezierPath().cgPath) public var cgPath: CGPath { get }
  /// Whether there is nothing.
  @answers(true) public var isEmpty: Bool { get }
  /// The rectangle around the path.
  @answers(.zero) public var boundingRect: CGRect { get }
  /// Where the next line begins.
  @answers(nil) public var currentPoint: CGPoint? { get }
  /// Whether a point is inside.
  @answers(false) public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool
  /// Goes through the parts: there are none.
  @inert public func forEach(_ body: (Element) -> Void)
  /// The path itself.
  @answers(self) public func path(in rect: CGRect) -> Path
  /// Begins elsewhere.
  @inert public mutating func move(to end: CGPoint)
  /// Adds a line.
  @inert public mutating func addLine(to end: CGPoint)
  /// Adds a curve.
  @inert public mutating func addQuadCurve(to end: CGPoint, control: CGPoint)
  /// Adds a curve.
  @inert public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint)
  /// Adds a line to the beginning.
  @inert public mutating func closeSubpath()
  /// Adds a rectangle.
  @inert public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity)
  /// Adds rectangles.
  @inert public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity)
  /// Adds lines.
  @inert public mutating func addLines(_ lines: [CGPoint])
  /// Adds a rectangle with round corners.
  @inert public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity)
  /// Adds an ellipse.
  @inert public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity)
  /// Adds a part of a circle.
  @inert public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity)
  /// Adds a part of a circle.
  @inert public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity)
  /// Adds a part of a circle.
  @inert public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity)
  /// Adds a path.
  @inert public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity)
  /// The line around the path. Inert.
  @answers(self) public func strokedPath(_ style: StrokeStyle) -> Path
  /// A part of the path. Inert.
  @answers(self) public func trimmedPath(from: CGFloat, to: CGFloat) -> Path
  /// The path, moved, turned or scaled. Inert.
  @answers(self) public func applying(_ transform: CGAffineTransform) -> Path
  /// The path elsewhere. Inert.
  @answers(self) public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path
}

/// A view that draws by itself. Inert: it never draws.
nonisolated public struct Canvas<Symbols: View>: View {
  /// Draws by a closure, with views that it can draw.
  @inert
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols)
}

extension Canvas where Symbols == EmptyView {
  /// Draws by a closure.
  @inert
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void)
}

/// What a canvas draws into. Inert: nothing of SwiftUI is drawn.
public struct GraphicsContext {
  /// How something is filled.
  public struct Shading: Sendable {
    init()
    /// A colour.
    @answers(Shading()) public static func color(_ color: Color) -> Shading
    /// A style.
    @answers(Shading()) public static func style<S: ShapeStyle>(_ style: S) -> Shading
    /// Colours along a line.
    @answers(Shading())
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading
    /// The colour of what is in front.
    @answers(Shading()) public static var foreground: Shading { get }
  }

  /// A picture that can be drawn.
  public struct ResolvedImage {
    init()
    /// Its size.
    @answers(.zero) public var size: CGSize { get }
    /// How it is filled.
    public var shading: Shading?
  }

  /// A text that can be drawn.
  public struct ResolvedText {
    init()
    /// The size that it wants.
    @answers(.zero) public func measure(in size: CGSize) -> CGSize
    /// How it is filled.
    @answers(Shading()) public var shading: Shading { get set }
  }

  /// A view that can be drawn.
  public struct ResolvedSymbol {
    init()
    /// Its size.
    @answers(.zero) public var size: CGSize { get }
  }

  init()
  /// The opacity.
  @answers(1) public var opacity: Double { get set }
  /// How colours are mixed.
  @answers(.normal) public var blendMode: BlendMode { get set }
  /// How what is drawn is moved, turned or scaled.
  @answers(.identity) public var transform: CGAffineTransform { get set }
  /// The values around the canvas.
  @answers(EnvironmentValues()) public var environment: EnvironmentValues { get }
  /// Fills a path.
  @inert public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle())
  /// Draws a line.
  @inert public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle)
  /// Draws a line.
  @inert public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1)
  /// Draws only inside of a path.
  @inert public mutating func clip(to path: Path, style: FillStyle = FillStyle())
  /// Moves what is drawn.
  @inert public mutating func translateBy(x: CGFloat, y: CGFloat)
  /// Scales what is drawn.
  @inert public mutating func scaleBy(x: CGFloat, y: CGFloat)
  /// Turns what is drawn.
  @inert public mutating func rotate(by angle: Angle)
  /// Draws a picture.
  @inert public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center)
  /// Draws a picture.
  @inert public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle())
  /// Draws a picture.
  @inert public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center)
  /// Draws a picture.
  @inert public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle())
  /// Draws a text.
  @inert public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center)
  /// Draws a text.
  @inert public func draw(_ text: Text, in rect: CGRect)
  /// Draws a text.
  @inert public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center)
  /// Draws a view.
  @inert public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center)
  /// A picture that can be drawn.
  @answers(ResolvedImage()) public func resolve(_ image: Image) -> ResolvedImage
  /// A text that can be drawn.
  @answers(ResolvedText()) public func resolve(_ text: Text) -> ResolvedText
  /// A view that can be drawn.
  @answers(nil) public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol?
  /// Draws into a layer.
  @inert public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows
}

nonisolated extension View {
  /// The view before another one. Inert.
  @_disfavoredOverload @answers(self) public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View
  /// The view before another one. Inert.
  @answers(self) public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View
  /// The view before the usual colour. Inert.
  @answers(self) public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
  /// The view before a colour. Inert.
  @answers(self) public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  /// The view before a filled shape. Inert.
  @answers(self) public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View
  /// The view before a shape of the usual colour. Inert.
  @answers(self) public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View
  /// The view with another usual colour. Inert.
  @answers(self) public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View
  /// The view behind another one. Inert.
  @_disfavoredOverload @answers(self) public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View
  /// The view behind another one. Inert.
  @answers(self) public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View
  /// The view behind a colour. Inert.
  @answers(self) public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  /// The view behind a filled shape. Inert.
  @answers(self) public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View
  /// The view in another colour. Inert.
  @answers(self) public func foregroundColor(_ color: Color?) -> some View
  /// The view in another colour. Inert.
  @answers(self) public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View
  /// The view in other colours. Inert.
  @answers(self) public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2)
    -> some View
  /// The view in other colours. Inert.
  @answers(self) public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View
  /// The view with controls in another colour. Inert.
  @answers(self) public func tint(_ tint: Color?) -> some View
  /// The view with controls in another colour. Inert.
  @answers(self) public func tint<S: ShapeStyle>(_ tint: S?) -> some View
  /// The view with controls in another colour. Inert.
  @answers(self) public func accentColor(_ accentColor: Color?) -> some View
  /// The view with a line around it. Inert.
  @answers(self) public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View
  /// The view with round corners. Inert.
  @answers(self) public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View
  /// The view inside of a shape. Inert.
  @answers(self) public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View
  /// The view inside of its bounds. Inert.
  @answers(self) public func clipped(antialiased: Bool = false) -> some View
  /// The view where another one is. Inert.
  @answers(self) public func mask<Mask: View>(_ mask: Mask) -> some View
  /// The view where another one is. Inert.
  @answers(self) public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask)
    -> some View
  /// The view, touched inside of a shape. Inert.
  @answers(self) public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View
  /// The view, touched inside of a shape. Inert.
  @answers(self) public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false)
    -> some View
  /// The view with a shape for those inside. Inert.
  @answers(self) public func containerShape<T: InsettableShape>(_ shape: T) -> some View
  /// The view with a shadow. Inert.
  @answers(self) public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View
  /// The view, partly transparent. Inert.
  @answers(self) public func opacity(_ opacity: Double) -> some View
  /// The view without sharp edges. Inert.
  @answers(self) public func blur(radius: CGFloat, opaque: Bool = false) -> some View
  /// The view, brighter. Inert.
  @answers(self) public func brightness(_ amount: Double) -> some View
  /// The view with other contrasts. Inert.
  @answers(self) public func contrast(_ amount: Double) -> some View
  /// The view with stronger or weaker colours. Inert.
  @answers(self) public func saturation(_ amount: Double) -> some View
  /// The view without colours. Inert.
  @answers(self) public func grayscale(_ amount: Double) -> some View
  /// The view in other hues. Inert.
  @answers(self) public func hueRotation(_ angle: Angle) -> some View
  /// The view in opposite colours. Inert.
  @answers(self) public func colorInvert() -> some View
  /// The view, coloured by another colour. Inert.
  @answers(self) public func colorMultiply(_ color: Color) -> some View
  /// The view, transparent where it is dark. Inert.
  @answers(self) public func luminanceToAlpha() -> some View
  /// The view, mixed in another way. Inert.
  @answers(self) public func blendMode(_ blendMode: BlendMode) -> some View
  /// The view as one picture. Inert.
  @answers(self) public func compositingGroup() -> some View
  /// The view as one picture. Inert.
  @answers(self) public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View
  /// The view, turned. Inert.
  @answers(self) public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View
  /// The view, turned in space. Inert.
  @answers(self) public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View
  /// The view, larger or smaller. Inert.
  @answers(self) public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View
  /// The view, larger or smaller. Inert.
  @answers(self) public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View
  /// The view, larger or smaller. Inert.
  @answers(self) public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View
  /// The view, moved, turned or scaled. Inert.
  @answers(self) public func transformEffect(_ transform: CGAffineTransform) -> some View
  /// The view, projected. Inert.
  @answers(self) public func projectionEffect(_ transform: ProjectionTransform) -> some View
  /// The view with an effect. Inert.
  @answers(self) public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View
  /// The view on glass. Inert.
  @answers(self) public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = Capsule()) -> some View
  /// The view with a name for its glass. Inert.
  @answers(self) public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View
  /// The view, continued below what covers the screen. Inert.
  @answers(self) public func backgroundExtensionEffect() -> some View
}

/// Glass. Inert: nothing of SwiftUI is drawn.
public struct Glass: Equatable, Sendable {
  init()
  /// The glass of the name.
  public static let regular = Glass()
  /// The glass of the name.
  public static let clear = Glass()
  /// The glass of the name.
  public static let identity = Glass()
  /// The glass in a colour. Inert.
  @answers(self) public func tint(_ color: Color?) -> Glass
  /// The glass, which answers to fingers. Inert.
  @answers(self) public func interactive(_ isEnabled: Bool = true) -> Glass
}

/// Glasses that belong together. Inert: nothing of SwiftUI is drawn.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  /// Puts views together.
  @inert public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
}

/// An effect that follows from the room of a view. Inert: nothing of SwiftUI is drawn.
public protocol VisualEffect: Sendable, Animatable {}

/// No effect.
public struct EmptyVisualEffect: VisualEffect {
  /// No effect.
  public init()
}

extension VisualEffect {
  /// The effect with another one. Inert.
  @answers(self) public func opacity(_ opacity: Double) -> some VisualEffect
  /// The effect with another one. Inert.
  @answers(self) public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect
  /// The effect with another one. Inert.
  @answers(self) public func offset(_ offset: CGSize) -> some VisualEffect
  /// The effect with another one. Inert.
  @answers(self) public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect
  /// The effect with another one. Inert.
  @answers(self) public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some VisualEffect
  /// The effect with another one. Inert.
  @answers(self) public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect
  /// The effect with another one. Inert.
  @answers(self) public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect
  /// The effect with another one. Inert.
  @answers(self) public func brightness(_ amount: Double) -> some VisualEffect
  /// The effect with another one. Inert.
  @answers(self) public func saturation(_ amount: Double) -> some VisualEffect
  /// The effect with another one. Inert.
  @answers(self) public func grayscale(_ amount: Double) -> some VisualEffect
}
