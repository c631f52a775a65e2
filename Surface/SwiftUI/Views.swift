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
  /// There is none.
  @byHand public var body: Never { get }
}

extension View where Body == Never {
  /// SwiftUI's own views consist of nothing.
  @answers(fatalError("views of SwiftUI are not shown here")) public var body: Never { get }
}

nonisolated extension View {
  /// The view with a modifier.
  @answers(ModifiedContent(content: self, modifier: modifier))
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier>
}

/// Makes one view of the views of a closure.
@resultBuilder public enum ViewBuilder {
  /// No view.
  @answers(EmptyView()) public static func buildBlock() -> EmptyView
  /// One view.
  @answers(content) public static func buildBlock<Content: View>(_ content: Content) -> Content
  /// Several views.
  @answers(TupleView((repeat each content)))
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  /// A view of an expression.
  @answers(content) public static func buildExpression<Content: View>(_ content: Content) -> Content
  /// A view of an `if` without an `else`.
  @answers(content) public static func buildIf<Content: View>(_ content: Content?) -> Content?
  /// The first of two views.
  @answers(.first(first))
  public static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second>
  /// The second of two views.
  @answers(.second(second))
  public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<First, Second>
  /// A view behind `if #available`.
  @answers(AnyView(content)) public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView
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
  @kept public init(_ value: Content)
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
  @inert public init(@ViewBuilder content: () -> Content)
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
  @kept(self.data = data, self.content = content)
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
}

nonisolated extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// A view for each element.
  @kept(self.data = data, self.content = content)
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
}

nonisolated extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// A view for each number.
  @kept(self.data = data, self.content = content)
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
}

nonisolated extension ForEach where Content: View {
  /// A view for each element of a binding.
  @kept(self.init(bound: data, content: content))
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  where Data == BoundElements<C>, ID == C.Element.ID, C.Element: Identifiable

  /// A view for each element of a binding, which a value of it identifies.
  @kept(self.init(bound: data, content: content))
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  where Data == BoundElements<C>

  @byHand init<C: MutableCollection & RandomAccessCollection>(
    bound: Binding<C>, content: @escaping (Binding<C.Element>) -> Content)
  where Data == BoundElements<C>
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
  @answers(self) public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent
  /// Lets people move elements. Inert.
  @answers(self) public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent
  /// Lets people drop elements. Inert.
  @answers(self)
  public func onInsert(of types: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void)
    -> some DynamicViewContent
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at places, as lists name them.
  @byHand public mutating func remove(atOffsets offsets: IndexSet)
}

extension MutableCollection {
  /// Moves the elements at places, as lists name them, before another place.
  @byHand public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int)
}

/// Nothing.
nonisolated public struct EmptyView: View, Sendable {
  /// Creates nothing.
  public init()
}

/// A view of any type.
nonisolated public struct AnyView: View {
  /// Hides the type of a view.
  @inert public init<Content: View>(_ view: Content)
  /// Hides the type of a view.
  @inert public init<Content: View>(erasing view: Content)
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
  @answers(fatalError("views of SwiftUI are not shown here")) public func body(content: Content) -> Never
}

nonisolated extension ViewModifier {
  /// Both modifiers.
  @answers(ModifiedContent(content: self, modifier: modifier))
  public func concat<Other>(_ modifier: Other) -> ModifiedContent<Self, Other>
}

/// Changes nothing.
nonisolated public struct EmptyModifier: ViewModifier, Sendable {
  /// There is none.
  public typealias Body = Never
  /// The modifier.
  public static let identity = EmptyModifier()
  /// Creates a modifier.
  public init()
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
  @kept public init(content: Content, modifier: Modifier)
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
  @kept public init(content: Content)
}

nonisolated extension View where Self: Equatable {
  /// The view, made anew if it differs.
  @answers(EquatableView(content: self)) public func equatable() -> EquatableView<Self>
}

/// The first of several views that has room. Inert: none is shown.
nonisolated public struct ViewThatFits<Content: View>: View {
  /// Chooses a view.
  @inert public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content)
}

/// A name that is the same in several views.
@propertyWrapper public struct Namespace: DynamicProperty, Sendable {
  /// The name.
  public struct ID: Hashable, Sendable {
    init()
  }

  /// Creates a name.
  public init()
  /// The name.
  @answers(ID()) public var wrappedValue: ID { get }
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
  @answers(self *= rhs) public mutating func scale(by rhs: Double)
  /// The square.
  @answers(self * self) public var magnitudeSquared: Double { get }
}

extension Float: VectorArithmetic {
  /// Scales the number.
  @answers(self *= Float(rhs)) public mutating func scale(by rhs: Double)
  /// The square.
  @answers(Double(self * self)) public var magnitudeSquared: Double { get }
}

extension CGFloat: VectorArithmetic {
  /// Scales the number.
  @answers(self *= CGFloat(rhs)) public mutating func scale(by rhs: Double)
  /// The square.
  @answers(Double(self * self)) public var magnitudeSquared: Double { get }
}

/// No value.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// The value.
  @answers(EmptyAnimatableData()) public static var zero: EmptyAnimatableData { get }
  /// Creates the value.
  public init()
  /// The sum.
  @answers(lhs) public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData
  /// The difference.
  @answers(lhs) public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData
  /// Nothing.
  @inert public mutating func scale(by rhs: Double)
  /// Nothing.
  @answers(0) public var magnitudeSquared: Double { get }
}

/// Two values that are animated together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second
  /// Puts both together.
  @kept public init(_ first: First, _ second: Second)
  /// Zero.
  @answers(AnimatablePair(.zero, .zero)) public static var zero: AnimatablePair { get }
  /// The sum.
  @answers(AnimatablePair(lhs.first + rhs.first, lhs.second + rhs.second))
  public static func + (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair
  /// The difference.
  @answers(AnimatablePair(lhs.first - rhs.first, lhs.second - rhs.second))
  public static func - (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair
  /// Scales both.
  @kept(first.scale(by: rhs), second.scale(by: rhs)) public mutating func scale(by rhs: Double)
  /// The length, squared.
  @answers(first.magnitudeSquared + second.magnitudeSquared) public var magnitudeSquared: Double { get }
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
  @answers(EmptyAnimatableData()) public var animatableData: EmptyAnimatableData { get set }
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
  public init()
  /// A transform in the plane.
  @inert public init(_ transform: CGAffineTransform)
  /// A transform in space.
  @inert public init(_ transform: CATransform3D)
}
