// Made by `make surface` from Surface/SwiftUI/Layout.swift; don't edit.
// swift-format-ignore-file

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
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// None.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Distances of UIKit.
  public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) { self.init(
      top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom, trailing: nsEdgeInsets.trailing
    ) }
}

extension NSDirectionalEdgeInsets {
  /// Distances of SwiftUI.
  public init(_ edgeInsets: EdgeInsets) { self.init(
      top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom, trailing: edgeInsets.trailing) }
}

/// An edge of a rectangle.
public enum Edge: Int8, Hashable, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  /// Several edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// Edges by their bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// One edge.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }
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
    public init(rawValue: Int8) { self.rawValue = rawValue }
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
    public init(rawValue: Int8) { self.rawValue = rawValue }
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
    public init(rawValue: Int8) { self.rawValue = rawValue }
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
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
  /// The corner at the top.
  public init() { self.init(x: 0, y: 0) }
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
  public init() { radians = 0 }
  /// An angle, where 2 π is a full turn.
  public init(radians: Double) { self.radians = radians }
  /// An angle, where 360 is a full turn.
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  /// No angle.
  public static var zero: Angle { Angle() }
  /// An angle, where 2 π is a full turn.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// An angle, where 360 is a full turn.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// Whether an angle is smaller.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}

extension Angle: AdditiveArithmetic, Animatable {
  /// The sum.
  public static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians + rhs.radians) }
  /// The difference.
  public static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians - rhs.radians) }
  /// The angle, larger or smaller.
  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }
  /// The other way round.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  /// The angle, which may be animated.
  public var animatableData: Double { get { radians } set { radians = newValue } }
}

/// Where a view is aligned.
public protocol AlignmentID {
  /// The place if a view says nothing.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The size of a view, and where it is aligned. Inert: no view has one.
public struct ViewDimensions: Equatable, Sendable {
  init() {}
  /// The width.
  public var width: CGFloat { 0 }
  /// The height.
  public var height: CGFloat { 0 }
  /// A place from left to right.
  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
  /// A place from top to bottom.
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
  /// A place that the view gave.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
  /// A place that the view gave.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

/// Where views are aligned from left to right.
public struct HorizontalAlignment: Hashable, Sendable {
  private enum Usual: String {
    case leading, center, trailing, listRowSeparatorLeading, listRowSeparatorTrailing
  }

  private let name: String
  /// An alignment of one's own.
  public init(_ id: any AlignmentID.Type) { name = String(reflecting: id) }
  private init(_ usual: Usual) { name = usual.rawValue }
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
  public init(_ id: any AlignmentID.Type) { name = String(reflecting: id) }
  private init(_ usual: Usual) { name = usual.rawValue }
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
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
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
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }
  /// A proposal of a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
  /// Nothing.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// As much as there is.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// The view's own size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// The size, with other numbers where nothing is proposed.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize { CGSize(width: width ?? size.width, height: height ?? size.height) }
}

/// The distance that a view wants from others.
public struct ViewSpacing: Sendable {
  /// The usual distance.
  public init() {}
  /// No distance.
  public static var zero: ViewSpacing { ViewSpacing() }
  /// The distance to another view.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 0 }
  /// Grows as another distance. Inert.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}
  /// The larger one.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
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
  init() {}
  /// The size that the view wants.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  /// The size and the alignments that the view wants.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions() }
  /// The distance that the view wants.
  public var spacing: ViewSpacing { ViewSpacing() }
  /// How important the view is.
  public var priority: Double { 0 }
  /// Puts the view at a place. Inert.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {}
  /// A value of the view.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { key.defaultValue }
}

/// The views in a layout. Inert: there are none.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  init() {}
  /// Where lines begin.
  public var layoutDirection: LayoutDirection { .leftToRight }
  /// Where the views begin.
  public var startIndex: Int { 0 }
  /// Where the views end.
  public var endIndex: Int { 0 }
  /// A view.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview() }
}

/// What a layout says of itself.
public struct LayoutProperties: Sendable {
  /// The usual.
  public init() {}
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
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  /// Nothing. Inert.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {}
  /// The usual distance.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
  /// Nowhere.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }
  /// Nowhere.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  /// Views that are placed by the layout.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View { LaidOutView() }
}

extension Layout where Cache == Void {
  /// Nothing. Inert.
  public func makeCache(subviews: Subviews) {}
}

nonisolated struct LaidOutView: View {
  init() {}
}

/// A layout of any type.
public struct AnyLayout: Layout {
  /// Hides the type of a layout.
  public init<L: Layout>(_ layout: L) {}
  /// Nothing.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }
  /// Nothing. Inert.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

/// Views beside each other.
public struct HStackLayout: Layout {
  /// A row.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {}
  /// Nothing.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }
  /// Nothing. Inert.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

/// Views below each other.
public struct VStackLayout: Layout {
  /// A column.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {}
  /// Nothing.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }
  /// Nothing. Inert.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

/// Views above each other.
public struct ZStackLayout: Layout {
  /// A pile.
  public init(alignment: Alignment = .center) {}
  /// Nothing.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }
  /// Nothing. Inert.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

/// What places are relative to.
public enum CoordinateSpace: Sendable {
  case global, local
  /// The space of a name.
  case named(String)
}

extension CoordinateSpace: Hashable {
  /// The space of a name.
  public static func named<Name: Hashable>(_ name: Name) -> CoordinateSpace { .named(String(describing: name)) }
}

/// What places are relative to.
public protocol CoordinateSpaceProtocol: Sendable {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  init() {}
  /// The space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// The space.
  public init() {}
  /// The space.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of the view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// The space.
  public init() {}
  /// The space.
  public var coordinateSpace: CoordinateSpace { .local }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace() }
  /// The space of what scrolls.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace() }
  /// The space of what scrolls in a direction.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { NamedCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the screen.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

/// The room of a view. Inert: no view has any.
public struct GeometryProxy: Sendable {
  init() {}
  /// The size.
  public var size: CGSize { .zero }
  /// The distances to what covers the screen.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
  /// The rectangle.
  @_disfavoredOverload public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { .zero }
  /// The rectangle.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { .zero }
  /// The rectangle of a space.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { nil }
  /// A place that another view told.
  public subscript<T>(anchor: Anchor<T>) -> T { fatalError("views of SwiftUI are not shown here") }
}

/// A view that knows its room. Inert: it has none.
nonisolated public struct GeometryReader<Content: View>: View {
  /// What is made for the room.
  public var content: (GeometryProxy) -> Content
  /// A view for a room.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

/// Where the safe area begins.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Regions by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
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
  public init(rawValue: Int) { self.rawValue = rawValue }
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
  public func padding(_ insets: EdgeInsets) -> some View { self }
  /// The view with a distance at edges. Inert.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
  /// The view with a distance around it. Inert.
  public func padding(_ length: CGFloat) -> some View { self }
  /// The view with distances to what covers the screen. Inert.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { self }
  /// The view with a distance to what covers the screen. Inert.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
  /// The view with a distance to what covers the screen. Inert.
  public func safeAreaPadding(_ length: CGFloat) -> some View { self }
  /// The view with a width and a height. Inert.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View { self }
  /// The view with limits of its width and height. Inert.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }
  /// The view, as large as what it stands in. Inert.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View { self }
  /// The view, a part of what it stands in. Inert.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View { self }
  /// The view, as large as a closure says. Inert.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View { self }
  /// The view in its own size. Inert.
  public func fixedSize() -> some View { self }
  /// The view in its own width or height. Inert.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
  /// The view with another rank. Inert.
  public func layoutPriority(_ value: Double) -> some View { self }
  /// The view with a value for layouts. Inert.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View { self }
  /// The view with a ratio of its sides. Inert.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
  /// The view with a ratio of its sides. Inert.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View { self }
  /// The view, as large as has room. Inert.
  public func scaledToFit() -> some View { self }
  /// The view, so large that no room is left. Inert.
  public func scaledToFill() -> some View { self }
  /// The view elsewhere. Inert.
  public func offset(_ offset: CGSize) -> some View { self }
  /// The view elsewhere. Inert.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  /// The view at a place. Inert.
  public func position(_ position: CGPoint) -> some View { self }
  /// The view at a place. Inert.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  /// The view, aligned in another way. Inert.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }
  /// The view, aligned in another way. Inert.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }
  /// The view with a name for places. Inert.
  public func coordinateSpace<Name: Hashable>(name: Name) -> some View { self }
  /// The view with a name for places. Inert.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }
  /// The view below what covers the screen. Inert.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }
  /// The view below what covers the screen. Inert.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  /// The view with another one at an edge. Inert.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View { self }
  /// The view with another one at an edge. Inert.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View { self }
  /// The view with a bar at an edge. Inert.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View { self }
  /// The view before or behind others. Inert.
  public func zIndex(_ value: Double) -> some View { self }
  /// Acts when the view has other room. Inert.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View { self }
  /// Acts when the view has other room. Inert.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { self }
  /// The view with places of its own. Inert.
  public func geometryGroup() -> some View { self }
  /// The view over several columns. Inert.
  public func gridCellColumns(_ count: Int) -> some View { self }
  /// The view at a place of its cell. Inert.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }
  /// The view, which takes the size of its cell. Inert.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
  /// The view with another alignment of its column. Inert.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }
}

/// Views beside each other. Inert: nothing of SwiftUI is drawn.
nonisolated public struct HStack<Content: View>: View {
  /// A row.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}

/// Views below each other. Inert: nothing of SwiftUI is drawn.
nonisolated public struct VStack<Content: View>: View {
  /// A column.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}

/// Views above each other. Inert: nothing of SwiftUI is drawn.
nonisolated public struct ZStack<Content: View>: View {
  /// A pile.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}

/// Which parts stay where they are.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Parts by their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Headers.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views beside each other. Inert: nothing of SwiftUI is drawn.
nonisolated public struct LazyHStack<Content: View>: View {
  /// A row.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content) {}
}

/// Views below each other. Inert: nothing of SwiftUI is drawn.
nonisolated public struct LazyVStack<Content: View>: View {
  /// A column.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content) {}
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
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Views in columns. Inert: nothing of SwiftUI is drawn.
nonisolated public struct LazyVGrid<Content: View>: View {
  /// A grid of columns.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content) {}
}

/// Views in rows. Inert: nothing of SwiftUI is drawn.
nonisolated public struct LazyHGrid<Content: View>: View {
  /// A grid of rows.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content) {}
}

/// Views in rows and columns. Inert: nothing of SwiftUI is drawn.
nonisolated public struct Grid<Content: View>: View {
  /// A grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content) {}
}

/// A row of a grid. Inert: nothing of SwiftUI is drawn.
nonisolated public struct GridRow<Content: View>: View {
  /// A row.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {}
}

/// Room. Inert: nothing of SwiftUI is drawn.
nonisolated public struct Spacer: View, Sendable {
  /// The least length.
  public var minLength: CGFloat?
  /// Room.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

/// A line. Inert: nothing of SwiftUI is drawn.
nonisolated public struct Divider: View, Sendable {
  /// A line.
  public init() {}
}
