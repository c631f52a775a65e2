// Made by `make surface` from Surface/SwiftUI/Data.swift; don't edit.
// swift-format-ignore-file

@_exported import CoreData
import Foundation
@_exported import UIKit

/// A value of a view that SwiftUI keeps up to date. Inert: no view is made anew.
public protocol DynamicProperty {
  /// Called before the view is made anew. Inert: it is never called.
  mutating func update()
}

extension DynamicProperty {
  /// Nothing. Inert.
  public mutating func update() {}
}

extension Binding {

  /// The binding, the changes of which are animated. Inert.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

  /// The binding, the changes of which have a transaction. Inert.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }

  /// How changes are animated.
  public var transaction: Transaction { get { Transaction() } set {} }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Begins without a value.
  public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}

/// Bindings to what an object has.
@dynamicMemberLookup public struct ObjectBindings<ObjectType: AnyObject> {
  let object: ObjectType
  init(_ object: ObjectType) { self.object = object }

  /// A binding to a property.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> { Binding(object, keyPath) }
}

/// An object that a view looks at. Inert: no view is made anew.
@propertyWrapper @preconcurrency @MainActor public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty
{
  /// Bindings to what the object has.
  public typealias Wrapper = ObjectBindings<ObjectType>
  nonisolated(unsafe) var object: ObjectType
  /// The object.
  public var wrappedValue: ObjectType { get { object } set { object = newValue } }

  /// Looks at an object.
  nonisolated public init(wrappedValue: ObjectType) { object = wrappedValue }
  /// Looks at an object.
  nonisolated public init(initialValue: ObjectType) { object = initialValue }
  /// Bindings to what the object has.
  public var projectedValue: ObjectBindings<ObjectType> { ObjectBindings(wrappedValue) }
}

/// An object that a view keeps. Inert: no view is shown, so each access makes it anew.
@propertyWrapper @preconcurrency @MainActor public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  nonisolated(unsafe) let make: () -> ObjectType

  /// Keeps an object.
  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }
  /// The object.
  public var wrappedValue: ObjectType { make() }
  /// Bindings to what the object has.
  public var projectedValue: ObjectBindings<ObjectType> { ObjectBindings(make()) }
}

/// An object from around a view. Inert: no view is shown, so there is none.
@propertyWrapper @preconcurrency @MainActor
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to what the object has.
  public typealias Wrapper = ObjectBindings<ObjectType>

  /// Looks for an object.
  nonisolated public init() {}
  /// The object.
  public var wrappedValue: ObjectType { fatalError("views of SwiftUI are not shown here") }
  /// Bindings to what the object has.
  public var projectedValue: ObjectBindings<ObjectType> { ObjectBindings(wrappedValue) }
}

/// Bindings to what an observed object has.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value { get { object } set { object = newValue } }
  var object: Value
  /// The bindings themselves.
  public var projectedValue: Bindable<Value> { self }
  /// Bindings to what an object has.
  public init(wrappedValue: Value) where Value: AnyObject & Observable { object = wrappedValue }
  /// Bindings to what an object has.
  public init(_ wrappedValue: Value) where Value: AnyObject & Observable { object = wrappedValue }
  /// The same bindings.
  public init(projectedValue: Bindable<Value>) where Value: AnyObject & Observable { self = projectedValue }
  /// A binding to a property.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject>
  where Value: AnyObject { Binding(object, keyPath) }
}

/// A value of the user's defaults. Inert: here it is the first one until it is set.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  let state: State<Value>
  /// The value.
  public var wrappedValue: Value { get { state.wrappedValue } nonmutating set { state.wrappedValue = newValue } }
  /// The value for others.
  public var projectedValue: Binding<Value> { state.projectedValue }
}

extension AppStorage {
  /// A value by its key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { state = State(wrappedValue: wrappedValue) }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// A value by its key, which may be missing.
  public init(_ key: String, store: UserDefaults? = nil) { state = State(wrappedValue: nil) }
}

/// A value that a scene keeps. Inert: here it is the first one until it is set.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  let state: State<Value>
  /// The value.
  public var wrappedValue: Value { get { state.wrappedValue } nonmutating set { state.wrappedValue = newValue } }
  /// The value for others.
  public var projectedValue: Binding<Value> { state.projectedValue }
}

extension SceneStorage {
  /// A value by its key.
  public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// A value by its key, which may be missing.
  public init(_ key: String) { state = State(wrappedValue: nil) }
}

/// What is typed into. Inert: nothing is.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A binding to what is typed into.
  @propertyWrapper public struct Binding {
    let state: State<Value>
    init(_ state: State<Value>) { self.state = state }
    /// What is typed into.
    public var wrappedValue: Value { get { state.wrappedValue } nonmutating set { state.wrappedValue = newValue } }
    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  let state: State<Value>
  /// What is typed into.
  public var wrappedValue: Value { get { state.wrappedValue } nonmutating set { state.wrappedValue = newValue } }
  /// The value for others.
  public var projectedValue: Binding { Binding(state) }
  /// Nothing is typed into.
  public init() where Value == Bool { state = State(wrappedValue: false) }
  /// Nothing is typed into.
  public init<Other: Hashable>() where Value == Other? { state = State(wrappedValue: nil) }
}

/// What VoiceOver reads. Inert: it reads nothing.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// A binding to what VoiceOver reads.
  @propertyWrapper public struct Binding {
    let state: State<Value>
    init(_ state: State<Value>) { self.state = state }
    /// What VoiceOver reads.
    public var wrappedValue: Value { get { state.wrappedValue } nonmutating set { state.wrappedValue = newValue } }
    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  let state: State<Value>
  /// What VoiceOver reads.
  public var wrappedValue: Value { get { state.wrappedValue } nonmutating set { state.wrappedValue = newValue } }
  /// The value for others.
  public var projectedValue: Binding { Binding(state) }
  /// VoiceOver reads nothing.
  public init() where Value == Bool { state = State(wrappedValue: false) }
  /// VoiceOver reads nothing.
  public init<Other: Hashable>() where Value == Other? { state = State(wrappedValue: nil) }
}

/// A value that a gesture changes as long as it lasts. Inert: nobody touches anything.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  /// The value.
  public let wrappedValue: Value
  /// Begins with a value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Begins with a value.
  public init(initialValue: Value) { wrappedValue = initialValue }
  /// Begins with a value, and returns to it in a way.
  public init(wrappedValue: Value, resetTransaction: Transaction) { self.wrappedValue = wrappedValue }
  /// The state itself.
  public var projectedValue: GestureState<Value> { self }
}

/// A number that grows with the text size. Inert: it does not.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The number.
  public let wrappedValue: Value
  /// A number for the usual text size.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// A number for the usual text size, which grows as a style of text.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { self.wrappedValue = wrappedValue }
}

/// Objects of Core Data that a view shows. Inert: there are none.
@propertyWrapper public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  let animation: Animation?
  /// The objects.
  public var wrappedValue: FetchedResults<Result> { FetchedResults() }
}

extension FetchRequest where Result: NSManagedObject {
  /// Asks for objects of an entity.
  public init(
    entity: NSEntityDescription? = nil, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil) { self.animation = animation }
  /// Asks for objects.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) { self.animation = animation }
}

/// Objects of Core Data. Inert: there are none.
nonisolated public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  init() {}
  /// Where the objects begin.
  public var startIndex: Int { 0 }
  /// Where the objects end.
  public var endIndex: Int { 0 }
  /// An object.
  public subscript(position: Int) -> Result { fatalError("nothing is fetched here") }
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
  public static var defaultValue: Value { nil }
}

/// A place in a view, for other views.
public struct Anchor<Value> {
  /// What a place is made of.
  public struct Source {
    init() {}
  }
}

extension Anchor.Source where Value == CGRect {
  /// The view's bounds.
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source() }
}

extension Anchor.Source where Value == CGPoint {
  /// The view's top.
  public static var top: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source() }
  /// The view's bottom.
  public static var bottom: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source() }
  /// The view's centre.
  public static var center: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source() }
}
