@_exported import CoreData
import Foundation
@_exported import UIKit

/// A value of a view that SwiftUI keeps up to date. Inert: no view is made anew.
public protocol DynamicProperty {
  /// Called before the view is made anew. Inert: it is never called.
  mutating func update()
}

extension DynamicProperty {
  /// Nothing.
  @inert public mutating func update()
}

/// A value that somebody else keeps.
@byHand @propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
  /// A value that closures read and set.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void)

  /// A binding of a binding.
  public init(projectedValue: Binding<Value>)

  /// A value that never changes.
  public static func constant(_ value: Value) -> Binding<Value>

  /// The value.
  public var wrappedValue: Value { get nonmutating set }

  /// The binding itself.
  public var projectedValue: Binding<Value> { get }

  /// A part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> { get }
}

extension Binding {
  /// A value that closures read and set, the latter with how the change is animated.
  @byHand public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void)

  /// The value as one that may be missing.
  @byHand public init<Other>(_ base: Binding<Other>) where Value == Other?

  /// The value of a binding, unless it is missing.
  @byHand public init?(_ base: Binding<Value?>)

  /// The binding, the changes of which are animated. Inert.
  @answers(self) public func animation(_ animation: Animation? = .default) -> Binding<Value>

  /// The binding, the changes of which have a transaction. Inert.
  @answers(self) public func transaction(_ transaction: Transaction) -> Binding<Value>

  /// How changes are animated.
  @answers(Transaction()) public var transaction: Transaction { get set }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  @answers(wrappedValue.id) public var id: Value.ID { get }
}

/// Bindings to the elements of a collection.
@byHand public struct BoundElements<Base: MutableCollection & RandomAccessCollection>: RandomAccessCollection {
  /// Where the first element is.
  public var startIndex: Base.Index { get }
  /// Where the elements end.
  public var endIndex: Base.Index { get }
  /// The place behind a place.
  public func index(after index: Base.Index) -> Base.Index
  /// The place before a place.
  public func index(before index: Base.Index) -> Base.Index
  /// A binding to an element.
  public subscript(position: Base.Index) -> Binding<Base.Element> { get }
}

@byHand extension Binding: Sequence where Value: MutableCollection, Value.Index: Hashable {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// Goes through the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
}

@byHand extension Binding: Collection where Value: MutableCollection, Value.Index: Hashable {
  /// A place.
  public typealias Index = Value.Index
  /// The places.
  public typealias Indices = Value.Indices
  /// Where the first element is.
  public var startIndex: Value.Index { get }
  /// Where the elements end.
  public var endIndex: Value.Index { get }
  /// The places.
  public var indices: Value.Indices { get }
  /// The place behind a place.
  public func index(after index: Value.Index) -> Value.Index
  /// A binding to an element.
  public subscript(position: Value.Index) -> Binding<Value.Element> { get }
}

@byHand extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection, Value.Index: Hashable {
  /// The place before a place.
  public func index(before index: Value.Index) -> Value.Index
}

@byHand extension Binding: RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection, Value.Index: Hashable {}

/// A value that a view keeps. Here it is the first one until it is set; no view is made anew.
@byHand @propertyWrapper public struct State<Value>: DynamicProperty {
  /// Begins with a value.
  public init(wrappedValue value: Value)

  /// Begins with a value.
  public init(initialValue value: Value)

  /// The value.
  public var wrappedValue: Value { get nonmutating set }

  /// The value for others.
  public var projectedValue: Binding<Value> { get }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Begins without a value.
  @kept(self.init(wrappedValue: nil)) public init()
}

extension State: @unchecked Sendable where Value: Sendable {}

/// Bindings to what an object has.
@dynamicMemberLookup public struct ObjectBindings<ObjectType: AnyObject> {
  let object: ObjectType
  @kept init(_ object: ObjectType)

  /// A binding to a property.
  @answers(Binding(object, keyPath))
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
    get
  }
}

/// An object that a view looks at. Inert: no view is made anew.
@propertyWrapper @preconcurrency @MainActor public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty
{
  /// Bindings to what the object has.
  public typealias Wrapper = ObjectBindings<ObjectType>
  nonisolated(unsafe) var object: ObjectType
  /// The object.
  @kept(object) public var wrappedValue: ObjectType { get set }

  /// Looks at an object.
  @kept(object = wrappedValue) nonisolated public init(wrappedValue: ObjectType)
  /// Looks at an object.
  @kept(object = initialValue) nonisolated public init(initialValue: ObjectType)
  /// Bindings to what the object has.
  @answers(ObjectBindings(wrappedValue)) public var projectedValue: ObjectBindings<ObjectType> { get }
}

/// An object that a view keeps. Inert: no view is shown, so each access makes it anew.
@propertyWrapper @preconcurrency @MainActor public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  nonisolated(unsafe) let make: () -> ObjectType

  /// Keeps an object.
  @kept(make = thunk) nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType)
  /// The object.
  @answers(make()) public var wrappedValue: ObjectType { get }
  /// Bindings to what the object has.
  @answers(ObjectBindings(make())) public var projectedValue: ObjectBindings<ObjectType> { get }
}

/// An object from around a view. Inert: no view is shown, so there is none.
@propertyWrapper @preconcurrency @MainActor
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to what the object has.
  public typealias Wrapper = ObjectBindings<ObjectType>

  /// Looks for an object.
  nonisolated public init()
  /// The object.
  @answers(fatalError("views of SwiftUI are not shown here")) public var wrappedValue: ObjectType { get }
  /// Bindings to what the object has.
  @answers(ObjectBindings(wrappedValue)) public var projectedValue: ObjectBindings<ObjectType> { get }
}

/// Bindings to what an observed object has.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  /// The object.
  @kept(object) public var wrappedValue: Value { get set }
  var object: Value
  /// The bindings themselves.
  @answers(self) public var projectedValue: Bindable<Value> { get }
  /// Bindings to what an object has.
  @kept(object = wrappedValue) public init(wrappedValue: Value) where Value: AnyObject & Observable
  /// Bindings to what an object has.
  @kept(object = wrappedValue) public init(_ wrappedValue: Value) where Value: AnyObject & Observable
  /// The same bindings.
  @kept(self = projectedValue) public init(projectedValue: Bindable<Value>) where Value: AnyObject & Observable
  /// A binding to a property.
  @answers(Binding(object, keyPath))
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject>
  where Value: AnyObject { get }
}

/// A value of the user's defaults. Inert: here it is the first one until it is set.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  let state: State<Value>
  /// The value.
  @kept(state.wrappedValue) public var wrappedValue: Value { get nonmutating set }
  /// The value for others.
  @answers(state.projectedValue) public var projectedValue: Binding<Value> { get }
}

extension AppStorage {
  /// A value by its key.
  @kept(state = State(wrappedValue: wrappedValue))
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// A value by its key, which may be missing.
  @kept(state = State(wrappedValue: nil)) public init(_ key: String, store: UserDefaults? = nil)
}

/// A value that a scene keeps. Inert: here it is the first one until it is set.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  let state: State<Value>
  /// The value.
  @kept(state.wrappedValue) public var wrappedValue: Value { get nonmutating set }
  /// The value for others.
  @answers(state.projectedValue) public var projectedValue: Binding<Value> { get }
}

extension SceneStorage {
  /// A value by its key.
  @kept(state = State(wrappedValue: wrappedValue)) public init(wrappedValue: Value, _ key: String)
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// A value by its key, which may be missing.
  @kept(state = State(wrappedValue: nil)) public init(_ key: String)
}

/// What is typed into. Inert: nothing is.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A binding to what is typed into.
  @propertyWrapper public struct Binding {
    let state: State<Value>
    @kept init(_ state: State<Value>)
    /// What is typed into.
    @kept(state.wrappedValue) public var wrappedValue: Value { get nonmutating set }
    /// The binding itself.
    @answers(self) public var projectedValue: Binding { get }
  }

  let state: State<Value>
  /// What is typed into.
  @kept(state.wrappedValue) public var wrappedValue: Value { get nonmutating set }
  /// The value for others.
  @answers(Binding(state)) public var projectedValue: Binding { get }
  /// Nothing is typed into.
  @kept(state = State(wrappedValue: false)) public init() where Value == Bool
  /// Nothing is typed into.
  @kept(state = State(wrappedValue: nil)) public init<Other: Hashable>() where Value == Other?
}

/// What VoiceOver reads. Inert: it reads nothing.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// A binding to what VoiceOver reads.
  @propertyWrapper public struct Binding {
    let state: State<Value>
    @kept init(_ state: State<Value>)
    /// What VoiceOver reads.
    @kept(state.wrappedValue) public var wrappedValue: Value { get nonmutating set }
    /// The binding itself.
    @answers(self) public var projectedValue: Binding { get }
  }

  let state: State<Value>
  /// What VoiceOver reads.
  @kept(state.wrappedValue) public var wrappedValue: Value { get nonmutating set }
  /// The value for others.
  @answers(Binding(state)) public var projectedValue: Binding { get }
  /// VoiceOver reads nothing.
  @kept(state = State(wrappedValue: false)) public init() where Value == Bool
  /// VoiceOver reads nothing.
  @kept(state = State(wrappedValue: nil)) public init<Other: Hashable>() where Value == Other?
}

/// A value that a gesture changes as long as it lasts. Inert: nobody touches anything.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  /// The value.
  public let wrappedValue: Value
  /// Begins with a value.
  @kept public init(wrappedValue: Value)
  /// Begins with a value.
  @kept(wrappedValue = initialValue) public init(initialValue: Value)
  /// Begins with a value, and returns to it in a way.
  @kept public init(wrappedValue: Value, resetTransaction: Transaction)
  /// The state itself.
  @answers(self) public var projectedValue: GestureState<Value> { get }
}

/// A number that grows with the text size. Inert: it does not.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The number.
  public let wrappedValue: Value
  /// A number for the usual text size.
  @kept public init(wrappedValue: Value)
  /// A number for the usual text size, which grows as a style of text.
  @kept public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle)
}

/// Objects of Core Data that a view shows. Inert: there are none.
@propertyWrapper public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  let animation: Animation?
  /// The objects.
  @answers(FetchedResults()) public var wrappedValue: FetchedResults<Result> { get }
}

extension FetchRequest where Result: NSManagedObject {
  /// Asks for objects of an entity.
  @kept(self.animation = animation)
  public init(
    entity: NSEntityDescription? = nil, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil)
  /// Asks for objects.
  @kept(self.animation = animation) public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil)
}

/// Objects of Core Data. Inert: there are none.
nonisolated public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  init()
  /// Where the objects begin.
  @answers(0) public var startIndex: Int { get }
  /// Where the objects end.
  @answers(0) public var endIndex: Int { get }
  /// An object.
  @answers(fatalError("nothing is fetched here")) public subscript(position: Int) -> Result { get }
}

/// A value that views tell those around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The default value.
  static var defaultValue: Value { get }
  /// Puts the values of two views together.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// No value.
  @answers(nil) public static var defaultValue: Value { get }
}

/// A place in a view, for other views.
public struct Anchor<Value> {
  /// What a place is made of.
  public struct Source {
    init()
  }
}

extension Anchor.Source where Value == CGRect {
  /// The view's bounds.
  @answers(Anchor<CGRect>.Source()) public static var bounds: Anchor<CGRect>.Source { get }
}

extension Anchor.Source where Value == CGPoint {
  /// The view's top.
  @answers(Anchor<CGPoint>.Source()) public static var top: Anchor<CGPoint>.Source { get }
  /// The view's bottom.
  @answers(Anchor<CGPoint>.Source()) public static var bottom: Anchor<CGPoint>.Source { get }
  /// The view's centre.
  @answers(Anchor<CGPoint>.Source()) public static var center: Anchor<CGPoint>.Source { get }
}
