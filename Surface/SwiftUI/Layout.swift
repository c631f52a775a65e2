import Foundation
@_exported import UIKit

/// Distances to the edges of a rectangle.
public struct EdgeInsets: Hashable, Sendable {
  /// At the top.
  public var top: CGFloat
  /// Where lines of text begin.
  public var leading: CGFloat
  /// At the bottom.
  public var bottom: CGFloat
  /// Where lines of text end.
  public var trailing: CGFloat

  /// Distances.
  @kept public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)

  /// None.
  @kept(self.init(top: 0, leading: 0, bottom: 0, trailing: 0)) public init()

  /// Distances of UIKit.
  @kept(
    self.init(
      top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom, trailing: nsEdgeInsets.trailing
    ))
  public init(_ nsEdgeInsets: NSDirectionalEdgeInsets)
}

extension NSDirectionalEdgeInsets {
  /// Distances of SwiftUI.
  @kept(
    self.init(
      top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom, trailing: edgeInsets.trailing))
  public init(_ edgeInsets: EdgeInsets)
}

/// An edge of a rectangle.
public enum Edge: Int8, Hashable, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  /// Several edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// Edges by their bits.
    @kept public init(rawValue: Int8)
    /// One edge.
    @kept(self.init(rawValue: 1 << edge.rawValue)) public init(_ edge: Edge)
    /// At the top.
    public static let top = Set(rawValue: 1)
    /// Where lines of text begin.
    public static let leading = Set(rawValue: 2)
    /// At the bottom.
    public static let bottom = Set(rawValue: 4)
    /// Where lines of text end.
    public static let trailing = Set(rawValue: 8)
    /// All edges.
    public static let all = Set(rawValue: 15)
    /// Where lines begin and where they end.
    public static let horizontal = Set(rawValue: 10)
    /// At the top and at the bottom.
    public static let vertical = Set(rawValue: 5)
  }
}

/// An edge where lines begin or end.
public enum HorizontalEdge: Int8, Hashable, CaseIterable, Sendable {
  case leading, trailing

  /// Several edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// Edges by their bits.
    @kept public init(rawValue: Int8)
    /// Where lines of text begin.
    public static let leading = Set(rawValue: 1)
    /// Where lines of text end.
    public static let trailing = Set(rawValue: 2)
    /// Both.
    public static let all = Set(rawValue: 3)
  }
}

/// An upper or lower edge.
public enum VerticalEdge: Int8, Hashable, CaseIterable, Sendable {
  case top, bottom

  /// Several edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// Edges by their bits.
    @kept public init(rawValue: Int8)
    /// At the top.
    public static let top = Set(rawValue: 1)
    /// At the bottom.
    public static let bottom = Set(rawValue: 2)
    /// Both.
    public static let all = Set(rawValue: 3)
  }
}

/// A direction.
public enum Axis: Int8, Hashable, CaseIterable, Sendable {
  case horizontal, vertical

  /// Several directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// Directions by their bits.
    @kept public init(rawValue: Int8)
    /// From left to right.
    public static let horizontal = Set(rawValue: 1)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 2)
  }
}

/// A point relative to a rectangle.
public struct UnitPoint: Hashable, Sendable {
  /// From left to right, between 0 and 1.
  public var x: CGFloat
  /// From top to bottom, between 0 and 1.
  public var y: CGFloat
  /// A point.
  @kept public init(x: CGFloat, y: CGFloat)
  /// The corner at the top.
  @kept(self.init(x: 0, y: 0)) public init()
  /// The point of the name.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The point of the name.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The point of the name.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The point of the name.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The point of the name.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The point of the name.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The point of the name.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The point of the name.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The point of the name.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The point of the name.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// An angle.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle, where 2 π is a full turn.
  public var radians: Double
  /// No angle.
  @kept(radians = 0) public init()
  /// An angle, where 2 π is a full turn.
  @kept public init(radians: Double)
  /// An angle, where 360 is a full turn.
  @kept(radians = degrees * .pi / 180) public init(degrees: Double)
  /// The angle, where 360 is a full turn.
  @byHand public var degrees: Double { get set }
  /// No angle.
  @answers(Angle()) public static var zero: Angle { get }
  /// An angle, where 2 π is a full turn.
  @answers(Angle(radians: radians)) public static func radians(_ radians: Double) -> Angle
  /// An angle, where 360 is a full turn.
  @answers(Angle(degrees: degrees)) public static func degrees(_ degrees: Double) -> Angle
  /// Whether an angle is smaller.
  @answers(lhs.radians < rhs.radians) public static func < (lhs: Angle, rhs: Angle) -> Bool
}

extension Angle: AdditiveArithmetic, Animatable {
  /// The sum.
  @answers(Angle(radians: lhs.radians + rhs.radians)) public static func + (lhs: Angle, rhs: Angle) -> Angle
  /// The difference.
  @answers(Angle(radians: lhs.radians - rhs.radians)) public static func - (lhs: Angle, rhs: Angle) -> Angle
  /// The angle, larger or smaller.
  @answers(Angle(radians: lhs.radians * rhs)) public static func * (lhs: Angle, rhs: Double) -> Angle
  /// The other way round.
  @answers(Angle(radians: -angle.radians)) public static prefix func - (angle: Angle) -> Angle
  /// The angle, which may be animated.
  @kept(radians) public var animatableData: Double { get set }
}

/// Where a view is aligned.
public protocol AlignmentID {
  /// The place if a view says nothing.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The size of a view, and where it is aligned. Inert: no view has one.
public struct ViewDimensions: Equatable, Sendable {
  init()
  /// The width.
  @answers(0) public var width: CGFloat { get }
  /// The height.
  @answers(0) public var height: CGFloat { get }
  /// A place from left to right.
  @answers(0) public subscript(guide: HorizontalAlignment) -> CGFloat { get }
  /// A place from top to bottom.
  @answers(0) public subscript(guide: VerticalAlignment) -> CGFloat { get }
  /// A place that the view gave.
  @answers(nil) public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { get }
  /// A place that the view gave.
  @answers(nil) public subscript(explicit guide: VerticalAlignment) -> CGFloat? { get }
}

/// Where views are aligned from left to right.
public struct HorizontalAlignment: Hashable, Sendable {
  private enum Usual: String {
    case leading, center, trailing, listRowSeparatorLeading, listRowSeparatorTrailing
  }

  private let name: String
  /// An alignment of one's own.
  @kept(name = String(reflecting: id)) public init(_ id: any AlignmentID.Type)
  @kept(name = usual.rawValue) private init(_ usual: Usual)
  /// Where lines of text begin.
  public static let leading = HorizontalAlignment(.leading)
  /// In the middle.
  public static let center = HorizontalAlignment(.center)
  /// Where lines of text end.
  public static let trailing = HorizontalAlignment(.trailing)
  /// Where lines between rows begin.
  public static let listRowSeparatorLeading = HorizontalAlignment(.listRowSeparatorLeading)
  /// Where lines between rows end.
  public static let listRowSeparatorTrailing = HorizontalAlignment(.listRowSeparatorTrailing)
}

/// Where views are aligned from top to bottom.
public struct VerticalAlignment: Hashable, Sendable {
  private enum Usual: String {
    case top, center, bottom, firstTextBaseline, lastTextBaseline
  }

  private let name: String
  /// An alignment of one's own.
  @kept(name = String(reflecting: id)) public init(_ id: any AlignmentID.Type)
  @kept(name = usual.rawValue) private init(_ usual: Usual)
  /// At the top.
  public static let top = VerticalAlignment(.top)
  /// In the middle.
  public static let center = VerticalAlignment(.center)
  /// At the bottom.
  public static let bottom = VerticalAlignment(.bottom)
  /// At the line of the first letters.
  public static let firstTextBaseline = VerticalAlignment(.firstTextBaseline)
  /// At the line of the last letters.
  public static let lastTextBaseline = VerticalAlignment(.lastTextBaseline)
}

/// Where views are aligned.
public struct Alignment: Hashable, Sendable {
  /// From left to right.
  public var horizontal: HorizontalAlignment
  /// From top to bottom.
  public var vertical: VerticalAlignment
  /// An alignment.
  @kept public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment)
  /// The alignment of the name.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The alignment of the name.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The alignment of the name.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The alignment of the name.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The alignment of the name.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The alignment of the name.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The alignment of the name.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The alignment of the name.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The alignment of the name.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The alignment of the name.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The alignment of the name.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The alignment of the name.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// The alignment of the name.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// The alignment of the name.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// The alignment of the name.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// A size that is proposed to a view.
public struct ProposedViewSize: Equatable, Sendable {
  /// The width; nil for the view's own.
  public var width: CGFloat?
  /// The height; nil for the view's own.
  public var height: CGFloat?
  /// A proposal.
  @kept public init(width: CGFloat?, height: CGFloat?)
  /// A proposal of a size.
  @kept(self.init(width: size.width, height: size.height)) public init(_ size: CGSize)
  /// Nothing.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// As much as there is.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// The view's own size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// The size, with other numbers where nothing is proposed.
  @answers(CGSize(width: width ?? size.width, height: height ?? size.height))
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize
}

/// The distance that a view wants from others.
public struct ViewSpacing: Sendable {
  /// The usual distance.
  public init()
  /// No distance.
  @answers(ViewSpacing()) public static var zero: ViewSpacing { get }
  /// The distance to another view.
  @answers(0) public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat
  /// Grows as another distance.
  @inert public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all)
  /// The larger one.
  @answers(self) public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing
}

/// A value that views tell a layout.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The default value.
  static var defaultValue: Value { get }
}

/// A view in a layout. Inert: there is none.
public struct LayoutSubview: Equatable {
  init()
  /// The size that the view wants.
  @answers(.zero) public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// The size and the alignments that the view wants.
  @answers(ViewDimensions()) public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions
  /// The distance that the view wants.
  @answers(ViewSpacing()) public var spacing: ViewSpacing { get }
  /// How important the view is.
  @answers(0) public var priority: Double { get }
  /// Puts the view at a place. Inert.
  @inert public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize)
  /// A value of the view.
  @answers(key.defaultValue) public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { get }
}

/// The views in a layout. Inert: there are none.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  init()
  /// Where lines begin.
  @answers(.leftToRight) public var layoutDirection: LayoutDirection { get }
  /// Where the views begin.
  @answers(0) public var startIndex: Int { get }
  /// Where the views end.
  @answers(0) public var endIndex: Int { get }
  /// A view.
  @answers(LayoutSubview()) public subscript(index: Int) -> LayoutSubview { get }
}

/// What a layout says of itself.
public struct LayoutProperties: Sendable {
  /// The usual.
  public init()
  /// Whether views stand in a row or in a column.
  public var stackOrientation: Axis?
}

/// Places views. Inert: it is never asked to.
public protocol Layout: Animatable {
  /// What is kept between two calls.
  associatedtype Cache = Void
  /// The views.
  typealias Subviews = LayoutSubviews
  /// What the layout says of itself.
  static var layoutProperties: LayoutProperties { get }
  /// Makes what is kept.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings up to date what is kept.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The distance that the layout wants.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The size that the layout wants.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Puts the views at their places.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Where the layout is aligned.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  /// Where the layout is aligned.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// The usual.
  @answers(LayoutProperties()) public static var layoutProperties: LayoutProperties { get }
  /// Nothing.
  @inert public func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The usual distance.
  @answers(ViewSpacing()) public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// Nowhere.
  @answers(nil)
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  /// Nowhere.
  @answers(nil)
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// Views that are placed by the layout.
  @answers(LaidOutView()) public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View
}

extension Layout where Cache == Void {
  /// Nothing.
  @inert public func makeCache(subviews: Subviews)
}

nonisolated struct LaidOutView: View {
  init()
}

/// A layout of any type.
public struct AnyLayout: Layout {
  /// Hides the type of a layout.
  @inert public init<L: Layout>(_ layout: L)
  /// Nothing.
  @answers(.zero) public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize
  /// Nothing.
  @inert public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
}

/// Views beside each other.
public struct HStackLayout: Layout {
  /// A row.
  @inert public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil)
  /// Nothing.
  @answers(.zero) public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize
  /// Nothing.
  @inert public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
}

/// Views below each other.
public struct VStackLayout: Layout {
  /// A column.
  @inert public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil)
  /// Nothing.
  @answers(.zero) public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize
  /// Nothing.
  @inert public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
}

/// Views above each other.
public struct ZStackLayout: Layout {
  /// A pile.
  @inert public init(alignment: Alignment = .center)
  /// Nothing.
  @answers(.zero) public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize
  /// Nothing.
  @inert public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
}

/// What places are relative to.
public enum CoordinateSpace: Sendable {
  case global, local
  /// The space of a name.
  case named(String)
}

extension CoordinateSpace: Hashable {
  /// The space of a name.
  @answers(.named(String(describing: name))) public static func named<Name: Hashable>(_ name: Name) -> CoordinateSpace
}

/// What places are relative to.
public protocol CoordinateSpaceProtocol: Sendable {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  init()
  /// The space.
  @answers(.local) public var coordinateSpace: CoordinateSpace { get }
}

/// The space of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// The space.
  public init()
  /// The space.
  @answers(.global) public var coordinateSpace: CoordinateSpace { get }
}

/// The space of the view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// The space.
  public init()
  /// The space.
  @answers(.local) public var coordinateSpace: CoordinateSpace { get }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of a name.
  @answers(NamedCoordinateSpace()) public static func named(_ name: some Hashable) -> NamedCoordinateSpace
  /// The space of what scrolls.
  @answers(NamedCoordinateSpace()) public static var scrollView: NamedCoordinateSpace { get }
  /// The space of what scrolls in a direction.
  @answers(NamedCoordinateSpace()) public static func scrollView(axis: Axis) -> NamedCoordinateSpace
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the screen.
  @answers(GlobalCoordinateSpace()) public static var global: GlobalCoordinateSpace { get }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view.
  @answers(LocalCoordinateSpace()) public static var local: LocalCoordinateSpace { get }
}

/// The room of a view. Inert: no view has any.
public struct GeometryProxy: Sendable {
  init()
  /// The size.
  @answers(.zero) public var size: CGSize { get }
  /// The distances to what covers the screen.
  @answers(EdgeInsets()) public var safeAreaInsets: EdgeInsets { get }
  /// The rectangle.
  @_disfavoredOverload @answers(.zero) public func frame(in coordinateSpace: CoordinateSpace) -> CGRect
  /// The rectangle.
  @answers(.zero) public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect
  /// The rectangle of a space.
  @answers(nil) public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect?
  /// A place that another view told.
  @answers(fatalError("views of SwiftUI are not shown here")) public subscript<T>(anchor: Anchor<T>) -> T { get }
}

/// A view that knows its room. Inert: it has none.
nonisolated public struct GeometryReader<Content: View>: View {
  /// What is made for the room.
  public var content: (GeometryProxy) -> Content
  /// A view for a room.
  @kept public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content)
}

/// Where the safe area begins.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Regions by their bits.
  @kept public init(rawValue: UInt)
  /// What bars cover.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What the keyboard covers.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Both.
  public static let all = SafeAreaRegions(rawValue: 3)
}

/// How a view fills a rectangle of another shape.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit, fill
}

/// What a shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Kinds by their bits.
  @kept public init(rawValue: Int)
  /// For fingers.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// For drags.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// For menus.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// For pointers.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// For VoiceOver.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// How a view looks below a pointer.
public enum HoverEffect: Sendable {
  case automatic, highlight, lift
}

/// Whether something is seen.
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}

/// How something stands out.
public enum Prominence: Hashable, Sendable {
  case standard, increased
}

/// How large controls are.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge
}

nonisolated extension View {
  /// The view with distances around it. Inert.
  @answers(self) public func padding(_ insets: EdgeInsets) -> some View
  /// The view with a distance at edges. Inert.
  @answers(self) public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
  /// The view with a distance around it. Inert.
  @answers(self) public func padding(_ length: CGFloat) -> some View
  /// The view with distances to what covers the screen. Inert.
  @answers(self) public func safeAreaPadding(_ insets: EdgeInsets) -> some View
  /// The view with a distance to what covers the screen. Inert.
  @answers(self) public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
  /// The view with a distance to what covers the screen. Inert.
  @answers(self) public func safeAreaPadding(_ length: CGFloat) -> some View
  /// The view with a width and a height. Inert.
  @answers(self) public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  /// The view with limits of its width and height. Inert.
  @answers(self) public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View
  /// The view, as large as what it stands in. Inert.
  @answers(self) public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View
  /// The view, a part of what it stands in. Inert.
  @answers(self) public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View
  /// The view, as large as a closure says. Inert.
  @answers(self) public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View
  /// The view in its own size. Inert.
  @answers(self) public func fixedSize() -> some View
  /// The view in its own width or height. Inert.
  @answers(self) public func fixedSize(horizontal: Bool, vertical: Bool) -> some View
  /// The view with another rank. Inert.
  @answers(self) public func layoutPriority(_ value: Double) -> some View
  /// The view with a value for layouts. Inert.
  @answers(self) public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View
  /// The view with a ratio of its sides. Inert.
  @answers(self) public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View
  /// The view with a ratio of its sides. Inert.
  @answers(self) public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View
  /// The view, as large as has room. Inert.
  @answers(self) public func scaledToFit() -> some View
  /// The view, so large that no room is left. Inert.
  @answers(self) public func scaledToFill() -> some View
  /// The view elsewhere. Inert.
  @answers(self) public func offset(_ offset: CGSize) -> some View
  /// The view elsewhere. Inert.
  @answers(self) public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View
  /// The view at a place. Inert.
  @answers(self) public func position(_ position: CGPoint) -> some View
  /// The view at a place. Inert.
  @answers(self) public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View
  /// The view, aligned in another way. Inert.
  @answers(self) public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View
  /// The view, aligned in another way. Inert.
  @answers(self) public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View
  /// The view with a name for places. Inert.
  @answers(self) public func coordinateSpace<Name: Hashable>(name: Name) -> some View
  /// The view with a name for places. Inert.
  @answers(self) public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View
  /// The view below what covers the screen. Inert.
  @answers(self) public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View
  /// The view below what covers the screen. Inert.
  @answers(self) public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View
  /// The view with another one at an edge. Inert.
  @answers(self) public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View
  /// The view with another one at an edge. Inert.
  @answers(self) public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View
  /// The view with a bar at an edge. Inert.
  @answers(self) public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View
  /// The view before or behind others. Inert.
  @answers(self) public func zIndex(_ value: Double) -> some View
  /// Acts when the view has other room. Inert.
  @answers(self) public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View
  /// Acts when the view has other room. Inert.
  @answers(self) public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View
  /// The view with places of its own. Inert.
  @answers(self) public func geometryGroup() -> some View
  /// The view over several columns. Inert.
  @answers(self) public func gridCellColumns(_ count: Int) -> some View
  /// The view at a place of its cell. Inert.
  @answers(self) public func gridCellAnchor(_ anchor: UnitPoint) -> some View
  /// The view, which takes the size of its cell. Inert.
  @answers(self) public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View
  /// The view with another alignment of its column. Inert.
  @answers(self) public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View
}

/// Views beside each other. Inert: nothing of SwiftUI is drawn.
nonisolated public struct HStack<Content: View>: View {
  /// A row.
  @inert
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
}

/// Views below each other. Inert: nothing of SwiftUI is drawn.
nonisolated public struct VStack<Content: View>: View {
  /// A column.
  @inert
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
}

/// Views above each other. Inert: nothing of SwiftUI is drawn.
nonisolated public struct ZStack<Content: View>: View {
  /// A pile.
  @inert public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content)
}

/// Which parts stay where they are.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Parts by their bits.
  @kept public init(rawValue: UInt32)
  /// Headers.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views beside each other. Inert: nothing of SwiftUI is drawn.
nonisolated public struct LazyHStack<Content: View>: View {
  /// A row.
  @inert
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content)
}

/// Views below each other. Inert: nothing of SwiftUI is drawn.
nonisolated public struct LazyVStack<Content: View>: View {
  /// A column.
  @inert
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content)
}

/// A column or a row of a grid.
public struct GridItem: Sendable {
  /// How large it is.
  public enum Size: Sendable {
    /// As large as said.
    case fixed(CGFloat)
    /// Within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as have room.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How large it is.
  public var size: Size
  /// The distance to the next one.
  public var spacing: CGFloat?
  /// How its views are aligned.
  public var alignment: Alignment?
  /// A column or a row.
  @kept public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil)
}

/// Views in columns. Inert: nothing of SwiftUI is drawn.
nonisolated public struct LazyVGrid<Content: View>: View {
  /// A grid of columns.
  @inert
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
}

/// Views in rows. Inert: nothing of SwiftUI is drawn.
nonisolated public struct LazyHGrid<Content: View>: View {
  /// A grid of rows.
  @inert
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
}

/// Views in rows and columns. Inert: nothing of SwiftUI is drawn.
nonisolated public struct Grid<Content: View>: View {
  /// A grid.
  @inert
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content)
}

/// A row of a grid. Inert: nothing of SwiftUI is drawn.
nonisolated public struct GridRow<Content: View>: View {
  /// A row.
  @inert public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content)
}

/// Room. Inert: nothing of SwiftUI is drawn.
nonisolated public struct Spacer: View, Sendable {
  /// The least length.
  public var minLength: CGFloat?
  /// Room.
  @kept public init(minLength: CGFloat? = nil)
}

/// A line. Inert: nothing of SwiftUI is drawn.
nonisolated public struct Divider: View, Sendable {
  /// A line.
  public init()
}
