import Foundation
@_exported import UIKit

/// Something that fingers do. Inert: nobody touches anything.
@preconcurrency @MainActor public protocol Gesture<Value> {
  /// What it tells.
  associatedtype Value
  /// What it consists of.
  associatedtype Body: Gesture
  /// What it consists of.
  @MainActor var body: Body { get }
}

extension Never: Gesture {
  /// Nothing.
  public typealias Value = Never
}

extension Gesture where Body == Never {
  /// Gestures of SwiftUI consist of nothing.
  @answers(fatalError("nobody touches anything here")) public var body: Never { get }
}

/// A gesture that is changed in some way. Inert: nobody touches anything.
nonisolated public struct ChangedGesture<Value>: Gesture {
  /// There is none.
  public typealias Body = Never
  init()
}

nonisolated extension Gesture {
  /// Acts when the gesture goes on. Inert: it never acts.
  @answers(ChangedGesture())
  public func onChanged(_ action: @escaping (Value) -> Void) -> ChangedGesture<Value> where Value: Equatable
  /// Acts when the gesture ends. Inert: it never acts.
  @answers(ChangedGesture()) public func onEnded(_ action: @escaping (Value) -> Void) -> ChangedGesture<Value>
  /// Changes a value as long as the gesture lasts. Inert: it changes nothing.
  @answers(ChangedGesture())
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> ChangedGesture<Value>
  /// A gesture that tells something else.
  @answers(ChangedGesture()) public func map<T>(_ body: @escaping (Value) -> T) -> ChangedGesture<T>
  /// Both gestures at once.
  @answers(SimultaneousGesture(self, other))
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other>
  /// One gesture behind the other.
  @answers(SequenceGesture(self, other))
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other>
  /// One of both gestures.
  @answers(ExclusiveGesture(self, other))
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other>
}

/// Two gestures at once. Inert: nobody touches anything.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What both tell.
  public struct Value {
    /// What the first one tells.
    public var first: First.Value?
    /// What the second one tells.
    public var second: Second.Value?
  }

  /// There is none.
  public typealias Body = Never
  /// Both gestures.
  @inert public init(_ first: First, _ second: Second)
}

/// One gesture behind another one. Inert: nobody touches anything.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What both tell.
  public enum Value {
    /// The first one goes on.
    case first(First.Value)
    /// The second one goes on.
    case second(First.Value, Second.Value?)
  }

  /// There is none.
  public typealias Body = Never
  /// Both gestures.
  @inert public init(_ first: First, _ second: Second)
}

/// One of two gestures. Inert: nobody touches anything.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What one of them tells.
  public enum Value {
    /// The first one.
    case first(First.Value)
    /// The second one.
    case second(Second.Value)
  }

  /// There is none.
  public typealias Body = Never
  /// Both gestures.
  @inert public init(_ first: First, _ second: Second)
}

/// A tap. Inert: nobody taps.
nonisolated public struct TapGesture: Gesture {
  /// Nothing.
  public typealias Value = Void
  /// There is none.
  public typealias Body = Never
  /// Taps.
  @inert public init(count: Int = 1)
}

/// A tap that tells its place. Inert: nobody taps.
nonisolated public struct SpatialTapGesture: Gesture {
  /// The place.
  public struct Value: Equatable, Sendable {
    /// The place.
    public var location: CGPoint
  }

  /// There is none.
  public typealias Body = Never
  /// Taps.
  @inert public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local)
}

/// A long touch. Inert: nobody touches anything.
nonisolated public struct LongPressGesture: Gesture {
  /// Whether it is long enough.
  public typealias Value = Bool
  /// There is none.
  public typealias Body = Never
  /// A touch of a length, in seconds.
  @inert public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10)
}

/// A finger that moves. Inert: none does.
nonisolated public struct DragGesture: Gesture {
  /// The way of the finger.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// Where it is.
    public var location: CGPoint
    /// Where it was.
    public var startLocation: CGPoint
    /// How fast it is.
    public var velocity: CGSize
    /// How far it went.
    @answers(.zero) public var translation: CGSize { get }
    /// Where it would end.
    @answers(.zero) public var predictedEndLocation: CGPoint { get }
    /// How far it would go.
    @answers(.zero) public var predictedEndTranslation: CGSize { get }
  }

  /// There is none.
  public typealias Body = Never
  /// A finger that moves for a way.
  @_disfavoredOverload @inert public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace)
  /// A finger that moves for a way.
  @inert public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local)
}

/// Two fingers that move apart. Inert: none does.
nonisolated public struct MagnificationGesture: Gesture {
  /// How far.
  public typealias Value = CGFloat
  /// There is none.
  public typealias Body = Never
  /// Fingers that move apart.
  @inert public init(minimumScaleDelta: CGFloat = 0.01)
}

/// Two fingers that move apart. Inert: none does.
nonisolated public struct MagnifyGesture: Gesture {
  /// How far.
  public struct Value: Equatable, Sendable {
    /// How far.
    public var magnification: CGFloat
    /// How fast.
    public var velocity: CGFloat
    /// Where they began.
    public var startAnchor: UnitPoint
    /// Where they began.
    public var startLocation: CGPoint
  }

  /// There is none.
  public typealias Body = Never
  /// Fingers that move apart.
  @inert public init(minimumScaleDelta: CGFloat = 0.01)
}

/// Two fingers that turn. Inert: none does.
nonisolated public struct RotationGesture: Gesture {
  /// How far.
  public typealias Value = Angle
  /// There is none.
  public typealias Body = Never
  /// Fingers that turn.
  @inert public init(minimumAngleDelta: Angle = .degrees(1))
}

/// Which gestures of a view count.
public struct GestureMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Gestures by their bits.
  @kept public init(rawValue: UInt32)
  /// None.
  public static let none: GestureMask = []
  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all = GestureMask(rawValue: 3)
}

/// Where a pointer is.
public enum HoverPhase: Equatable, Sendable {
  /// At a place.
  case active(CGPoint)
  /// Elsewhere.
  case ended
}

nonisolated extension View {
  /// Acts when the view is tapped. Inert.
  @answers(self) public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void) -> some View
  /// Acts when the view is tapped. Inert.
  @answers(self) public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View
  /// Acts when the view is touched long. Inert.
  @answers(self) public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> some View
  /// Acts when the view is touched long. Inert.
  @answers(self) public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: (@MainActor (Bool) -> Void)?,
    perform action: @escaping @MainActor () -> Void
  ) -> some View
  /// The view with a gesture. Inert.
  @answers(self) public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
  /// The view with a gesture. Inert.
  @answers(self) public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View
  /// The view with a gesture before others. Inert.
  @answers(self) public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  /// The view with a gesture beside others. Inert.
  @answers(self) public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  /// Acts when a pointer comes and goes. Inert.
  @answers(self) public func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> some View
  /// Acts when a pointer moves. Inert.
  @answers(self) public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View
  /// Acts when the view appears. Inert.
  @answers(self) public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View
  /// Acts when the view goes away. Inert.
  @answers(self) public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View
  /// Acts as long as the view is there. Inert.
  @answers(self) public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View
  /// Acts as long as a value is the same. Inert.
  @answers(self) public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View
  /// Acts when a value changes. Inert.
  @answers(self) public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping @MainActor (_ newValue: Value) -> Void
  ) -> some View
  /// Acts when a value changes. Inert.
  @answers(self) public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping @MainActor (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View
  /// Acts when a value changes. Inert.
  @answers(self) public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View
  /// Acts when something is published. Inert.
  @answers(self) public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping @MainActor (P.Output) -> Void
  ) -> some View where P.Failure == Never
  /// Acts when the app is to open an address. Inert.
  @answers(self) public func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> some View
  /// Acts when the app is to go on with something. Inert.
  @answers(self) public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping @MainActor (NSUserActivity) -> Void
  ) -> some View
  /// The view, with which people can go on elsewhere. Inert.
  @answers(self) public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View
  /// The view for what comes from elsewhere. Inert.
  @answers(self) public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View
  /// Acts when people copy. Inert.
  @answers(self) public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View
  /// The view with an identity. Inert.
  @answers(self) public func id<ID: Hashable>(_ id: ID) -> some View
  /// The view, unseen. Inert.
  @answers(self) public func hidden() -> some View
}
