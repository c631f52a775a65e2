import Foundation
@_exported import UIKit

/// How something changes. Inert: nothing moves.
public struct Animation: Hashable, Sendable {
  init()
  /// The animation of the name.
  public static let `default` = Animation()
  /// The animation of the name.
  public static let linear = Animation()
  /// The animation of the name.
  public static let easeIn = Animation()
  /// The animation of the name.
  public static let easeOut = Animation()
  /// The animation of the name.
  public static let easeInOut = Animation()
  /// The animation of the name.
  public static let spring = Animation()
  /// The animation of the name.
  public static let interactiveSpring = Animation()
  /// The animation of the name.
  public static let interpolatingSpring = Animation()
  /// The animation of the name.
  public static let bouncy = Animation()
  /// The animation of the name.
  public static let smooth = Animation()
  /// The animation of the name.
  public static let snappy = Animation()
  /// The animation of the name.
  @answers(Animation()) public static func linear(duration: TimeInterval) -> Animation
  /// The animation of the name.
  @answers(Animation()) public static func easeIn(duration: TimeInterval) -> Animation
  /// The animation of the name.
  @answers(Animation()) public static func easeOut(duration: TimeInterval) -> Animation
  /// The animation of the name.
  @answers(Animation()) public static func easeInOut(duration: TimeInterval) -> Animation
  /// The animation of the name.
  @answers(Animation()) public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation
  /// The animation of the name.
  @answers(Animation()) public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation
  /// The animation of the name.
  @_disfavoredOverload @answers(Animation()) public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation
  /// The animation of the name.
  @answers(Animation()) public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation
  /// The animation of the name.
  @answers(Animation()) public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation
  /// The animation of the name.
  @_disfavoredOverload @answers(Animation()) public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation
  /// The animation of the name.
  @answers(Animation()) public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation
  /// The animation of the name.
  @answers(Animation()) public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation
  /// The animation of the name.
  @answers(Animation()) public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation
  /// The animation of the name.
  @answers(Animation()) public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation
  /// The animation of the name.
  @answers(Animation()) public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation
  /// The animation of the name.
  @answers(Animation()) public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation
  /// The animation, later. Inert.
  @answers(self) public func delay(_ delay: TimeInterval) -> Animation
  /// The animation, faster or slower. Inert.
  @answers(self) public func speed(_ speed: Double) -> Animation
  /// The animation, several times. Inert.
  @answers(self) public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation
  /// The animation without an end. Inert.
  @answers(self) public func repeatForever(autoreverses: Bool = true) -> Animation
  /// The animation, which counts as ended before. Inert.
  @answers(self) public func logicallyComplete(after duration: TimeInterval) -> Animation
}

/// How a spring moves.
public struct Spring: Hashable, Sendable {
  /// A spring.
  @inert public init(duration: TimeInterval = 0.5, bounce: Double = 0)
  /// A spring.
  @inert public init(response: Double, dampingRatio: Double)
  /// The spring of the name.
  public static let smooth = Spring()
  /// The spring of the name.
  public static let snappy = Spring()
  /// The spring of the name.
  public static let bouncy = Spring()
}

/// How a curve moves.
public struct UnitCurve: Hashable, Sendable {
  init()
  /// The curve of the name.
  public static let linear = UnitCurve()
  /// The curve of the name.
  public static let easeIn = UnitCurve()
  /// The curve of the name.
  public static let easeOut = UnitCurve()
  /// The curve of the name.
  public static let easeInOut = UnitCurve()
}

/// How a change is animated. Inert: nothing moves.
public struct Transaction: Sendable {
  /// The animation.
  public var animation: Animation?
  /// Whether views do not animate.
  public var disablesAnimations = false
  /// Whether the change goes on.
  public var isContinuous = false
  /// No animation.
  public init()
  /// An animation.
  @kept public init(animation: Animation?)
}

/// When an animation is complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  init()
  /// The moment of the name.
  public static let logicallyComplete = AnimationCompletionCriteria()
  /// The moment of the name.
  public static let removed = AnimationCompletionCriteria()
}

/// Changes something, animated. Inert: nothing moves, but the change is made.
@answers(try body())
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result

/// Changes something, animated, and calls a closure behind it. Inert: nothing moves, but the change is made.
@byHand
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result

/// Changes something in a transaction. Inert: nothing moves, but the change is made.
@answers(try body())
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result

/// Changes something in a transaction. Inert: nothing moves, but the change is made.
@answers(try body())
public func withTransaction<R, V>(_ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R)
  rethrows -> R

/// How a view comes and goes. Inert: none does.
public struct AnyTransition: Sendable {
  init()
  /// The transition of the name.
  public static let opacity = AnyTransition()
  /// The transition of the name.
  public static let slide = AnyTransition()
  /// The transition of the name.
  public static let identity = AnyTransition()
  /// The transition of the name.
  public static let scale = AnyTransition()
  /// A view that comes larger and goes smaller.
  @answers(AnyTransition()) public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition
  /// A view that comes from an edge.
  @answers(AnyTransition()) public static func move(edge: Edge) -> AnyTransition
  /// A view that comes from an edge, and pushes another one away.
  @answers(AnyTransition()) public static func push(from edge: Edge) -> AnyTransition
  /// A view that comes from elsewhere.
  @answers(AnyTransition()) public static func offset(_ offset: CGSize) -> AnyTransition
  /// A view that comes from elsewhere.
  @answers(AnyTransition()) public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition
  /// A view that comes in one way, and goes in another one.
  @answers(AnyTransition())
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition
  /// A view that changes by modifiers.
  @answers(AnyTransition()) public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition
  /// The transition with another one. Inert.
  @answers(self) public func combined(with other: AnyTransition) -> AnyTransition
  /// The transition with an animation. Inert.
  @answers(self) public func animation(_ animation: Animation?) -> AnyTransition
  /// A transition.
  @inert public init<T: Transition>(_ transition: T)
}

/// Where a view is on its way.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear
}

extension TransitionPhase {
  /// Whether the view has arrived.
  @answers(self == .identity) public var isIdentity: Bool { get }
  /// The way that is left.
  @answers(0) public var value: Double { get }
}

/// How a view comes and goes. Inert: none does.
@preconcurrency @MainActor public protocol Transition {
  /// The changed view.
  associatedtype Body: View
  /// The view.
  typealias Content = AnyView
  /// The changed view.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// How contents change. Inert: nothing moves.
public struct ContentTransition: Equatable, Sendable {
  init()
  /// The transition of the name.
  public static let identity = ContentTransition()
  /// The transition of the name.
  public static let interpolate = ContentTransition()
  /// The transition of the name.
  public static let opacity = ContentTransition()
  /// The transition of the name.
  public static let symbolEffect = ContentTransition()
  /// Digits that roll.
  @answers(ContentTransition()) public static func numericText(countsDown: Bool = false) -> ContentTransition
  /// Digits that roll to a value.
  @answers(ContentTransition()) public static func numericText(value: Double) -> ContentTransition
  /// Symbols that change.
  @answers(ContentTransition())
  public static func symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default) -> ContentTransition
}

/// What two views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Properties by their bits.
  @kept public init(rawValue: UInt32)
  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame = MatchedGeometryProperties(rawValue: 3)
}

/// A view that is made anew by a clock. Inert: it is not shown.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// What the view is made with.
  public struct Context {
    /// How often the view is made anew.
    public enum Cadence: Comparable, Sendable {
      case live, seconds, minutes
    }

    /// The time.
    public let date: Date
    /// How often the view is made anew.
    public let cadence: Cadence
  }

  /// A view by a clock.
  @inert public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content)
}

/// Whether views are made anew often.
public enum TimelineScheduleMode: Sendable {
  case normal, lowFrequency
}

/// When a view is made anew.
public protocol TimelineSchedule {
  /// The type of the times.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// When from a time on.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// As often as the screen. Inert: never.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// As often as the screen.
  @inert public init(minimumInterval: Double? = nil, paused: Bool = false)
  /// Never.
  @answers([]) public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date]
}

/// Again and again. Inert: never.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// From a time on, again and again.
  @inert public init(from startDate: Date, by interval: TimeInterval)
  /// Never.
  @answers([]) public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date]
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As often as the screen.
  @answers(AnimationTimelineSchedule()) public static var animation: AnimationTimelineSchedule { get }
  /// As often as the screen.
  @answers(AnimationTimelineSchedule())
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// From a time on, again and again.
  @answers(PeriodicTimelineSchedule(from: startDate, by: interval))
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule
  /// Each minute.
  @answers(PeriodicTimelineSchedule(from: .distantPast, by: 60))
  public static var everyMinute: PeriodicTimelineSchedule { get }
}

nonisolated extension View {
  /// The view, which moves when a value changes. Inert.
  @answers(self) public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View
  /// The view, which moves when it changes. Inert.
  @answers(self) public func animation(_ animation: Animation?) -> some View
  /// The view, a change of which moves. Inert.
  @answers(self) public func animation<V: View>(_ animation: Animation?, @ViewBuilder body: (AnyView) -> V) -> some View
  /// The view, which comes and goes in a way. Inert.
  @answers(self) public func transition(_ t: AnyTransition) -> some View
  /// The view, which comes and goes in a way. Inert.
  @answers(self) public func transition<T: Transition>(_ transition: T) -> some View
  /// The view with other animations. Inert.
  @answers(self) public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View
  /// The view with other animations. Inert.
  @answers(self) public func transaction(value: some Equatable, _ transform: @escaping (inout Transaction) -> Void)
    -> some View
  /// The view with contents that change in a way. Inert.
  @answers(self) public func contentTransition(_ transition: ContentTransition) -> some View
  /// The view, which becomes another one. Inert.
  @answers(self) public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View
  /// The view, from which a screen grows. Inert.
  @answers(self) public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View
  /// The screen, which comes in a way. Inert.
  @answers(self) public func navigationTransition(_ style: NavigationTransition) -> some View
  /// The view in phases. Inert.
  @answers(self) public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (AnyView, Phase) -> some View,
    animation: ((Phase) -> Animation?)? = nil
  ) -> some View
  /// The view in phases. Inert.
  @answers(self) public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (AnyView, Phase) -> some View, animation: ((Phase) -> Animation?)? = nil
  ) -> some View
}

/// How a screen comes. Inert: none does.
public struct NavigationTransition: Sendable {
  init()
  /// The usual way.
  public static let automatic = NavigationTransition()
  /// A screen that grows from a view.
  @answers(NavigationTransition())
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> NavigationTransition
}
