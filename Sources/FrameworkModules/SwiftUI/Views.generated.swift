// Made by `make surface` from Surface/SwiftUI/Views.swift; don't edit.
// swift-format-ignore-file

@_exported import EventPublishers
import Foundation
@_exported import Observation
@_exported import UIKit

/// A part of a screen of SwiftUI. Inert: it is never shown.
@preconcurrency @MainActor public protocol View {
  /// What the part consists of.
  associatedtype Body: View
  /// What the part consists of.
  @ViewBuilder @MainActor var body: Body { get }
}

extension Never: View {
}

extension View where Body == Never {
  /// SwiftUI's own views consist of nothing.
  public var body: Never { fatalError("views of SwiftUI are not shown here") }
}

nonisolated extension View {
  /// The view with a modifier.
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> { ModifiedContent(content: self, modifier: modifier) }
}

/// Makes one view of the views of a closure.
@resultBuilder public enum ViewBuilder {
  /// No view.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// One view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Several views.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> { TupleView((repeat each content)) }
  /// A view of an expression.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// A view of an `if` without an `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// The first of two views.
  public static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second> { .first(first) }
  /// The second of two views.
  public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<First, Second> { .second(second) }
  /// A view behind `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

extension Optional: View where Wrapped: View {
  /// There is none.
  public typealias Body = Never
}

/// Several views.
nonisolated public struct TupleView<Content>: View {
  /// The views.
  public let value: Content

  /// Puts views together.
  public init(_ value: Content) { self.value = value }
}

/// One of two contents.
public enum ConditionalContent<First, Second> {
  /// The first one.
  case first(First)
  /// The second one.
  case second(Second)
}

nonisolated extension ConditionalContent: View where First: View, Second: View {
  /// There is none.
  public typealias Body = Never
}

/// Contents that are treated alike. Inert: none is shown.
public struct Group<Content> {}

nonisolated extension Group: View where Content: View {
  /// There is none.
  public typealias Body = Never

  /// Puts views together.
  public init(@ViewBuilder content: () -> Content) {}
}

/// A view for each element of a collection. Inert: none is made.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
}

nonisolated extension ForEach: View where Content: View {
  /// There is none.
  public typealias Body = Never

  /// A view for each element, which a value of it identifies.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
  }
}

nonisolated extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// A view for each element.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
  }
}

nonisolated extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// A view for each number.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
  }
}

nonisolated extension ForEach where Content: View {
  /// A view for each element of a binding.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  where Data == BoundElements<C>, ID == C.Element.ID, C.Element: Identifiable { self.init(bound: data, content: content) }

  /// A view for each element of a binding, which a value of it identifies.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  where Data == BoundElements<C> { self.init(bound: data, content: content) }
}

/// Views that are made of collections.
@preconcurrency @MainActor public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection.
  nonisolated var data: Data { get }
}

nonisolated extension ForEach: DynamicViewContent where Content: View {}

nonisolated extension DynamicViewContent {
  /// Lets people delete elements. Inert.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { self }
  /// Lets people move elements. Inert.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { self }
  /// Lets people drop elements. Inert.
  public func onInsert(of types: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void)
    -> some DynamicViewContent { self }
}

extension RangeReplaceableCollection where Self: MutableCollection {
}

extension MutableCollection {
}

/// Nothing.
nonisolated public struct EmptyView: View, Sendable {
  /// Creates nothing.
  public init() {}
}

/// A view of any type.
nonisolated public struct AnyView: View {
  /// Hides the type of a view.
  public init<Content: View>(_ view: Content) {}
  /// Hides the type of a view.
  public init<Content: View>(erasing view: Content) {}
}

/// Changes a view. Inert: it is never asked to.
@preconcurrency @MainActor public protocol ViewModifier {
  /// What the changed view consists of.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = ModifiedView<Self>
  /// The changed view.
  @ViewBuilder @MainActor func body(content: Content) -> Body
}

extension ViewModifier where Body == Never {
  /// SwiftUI's own modifiers consist of nothing.
  public func body(content: Content) -> Never { fatalError("views of SwiftUI are not shown here") }
}

nonisolated extension ViewModifier {
  /// Both modifiers.
  public func concat<Other>(_ modifier: Other) -> ModifiedContent<Self, Other> { ModifiedContent(content: self, modifier: modifier) }
}

/// Changes nothing.
nonisolated public struct EmptyModifier: ViewModifier, Sendable {
  /// There is none.
  public typealias Body = Never
  /// The modifier.
  public static let identity = EmptyModifier()
  /// Creates a modifier.
  public init() {}
}

/// The view that a modifier changes.
nonisolated public struct ModifiedView<Modifier: ViewModifier>: View {}

/// A view with a modifier.
nonisolated public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Puts both together.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

nonisolated extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// There is none.
  public typealias Body = Never
}

/// A view that is made anew if it differs. Inert: none is made.
nonisolated public struct EquatableView<Content: View & Equatable>: View {
  /// The view.
  public var content: Content
  /// A view that is compared.
  public init(content: Content) { self.content = content }
}

nonisolated extension View where Self: Equatable {
  /// The view, made anew if it differs.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// The first of several views that has room. Inert: none is shown.
nonisolated public struct ViewThatFits<Content: View>: View {
  /// Chooses a view.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {}
}

/// A name that is the same in several views.
@propertyWrapper public struct Namespace: DynamicProperty, Sendable {
  /// The name.
  public struct ID: Hashable, Sendable {
    init() {}
  }

  /// Creates a name.
  public init() {}
  /// The name.
  public var wrappedValue: ID { ID() }
}

/// What changes may animate: a value that can be added and scaled.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Scales the value.
  mutating func scale(by rhs: Double)
  /// The length, squared.
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  /// Scales the number.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Scales the number.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The square.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Scales the number.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The square.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// No value.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// The value.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// Creates the value.
  public init() {}
  /// The sum.
  public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
  /// The difference.
  public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
  /// Nothing. Inert.
  public mutating func scale(by rhs: Double) {}
  /// Nothing.
  public var magnitudeSquared: Double { 0 }
}

/// Two values that are animated together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second
  /// Puts both together.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  /// Zero.
  public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }
  /// The sum.
  public static func + (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair { AnimatablePair(lhs.first + rhs.first, lhs.second + rhs.second) }
  /// The difference.
  public static func - (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair { AnimatablePair(lhs.first - rhs.first, lhs.second - rhs.second) }
  /// Scales both.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  /// The length, squared.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

/// What has a value that changes step by step. Inert: nothing moves.
public protocol Animatable {
  /// The type of the value.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// The value.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// No value.
  public var animatableData: EmptyAnimatableData { get { EmptyAnimatableData() } set {} }
}

/// A modifier with a value that changes step by step. Inert: nothing moves.
@preconcurrency @MainActor public protocol AnimatableModifier: Animatable, ViewModifier {}

/// Turns, moves or scales a view. Inert: it is never asked to.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// How a view of a size is placed.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

/// How a view is projected.
public struct ProjectionTransform: Equatable, Sendable {
  /// Changes nothing.
  public init() {}
  /// A transform in the plane.
  public init(_ transform: CGAffineTransform) {}
  /// A transform in space.
  public init(_ transform: CATransform3D) {}
}
