import Foundation

/// What code can reach by name: classes, methods by selectors, properties by keys.
///
/// Objective-C keeps these tables itself. Here the build plugin writes them for the sources of an app, and the app
/// fills this table when it starts. A member that is registered for a class is found for its subclasses, too, and calls
/// their overrides.
@_spi(Generated) @MainActor public final class RuntimeTable {
  /// The table of the process.
  public static let shared = RuntimeTable()

  private struct Method {
    /// Whether an object is of the class that has the method.
    var applies: (AnyObject) -> Bool
    var perform: (AnyObject, MethodArguments) -> Any?
  }

  private struct Property {
    /// Whether an object is of the class that has the property.
    var applies: (AnyObject) -> Bool
    var get: (AnyObject) -> Any?
    /// Sets the property; returns whether the value has its type. Nil for properties that are only read.
    var set: ((AnyObject, Any?) -> Bool)?
    var type: Any.Type
  }

  private struct ClassName: Hashable {
    var module: String?
    var name: String
  }

  private var ownClasses: Set<ObjectIdentifier> = []
  private var frameworkClasses: [String: AnyClass] = [:]
  private var classes: [ClassName: AnyClass] = [:]
  private var methods: [Selector: [Method]] = [:]
  private var properties: [String: [Property]] = [:]

  private var makers: [ObjectIdentifier: () -> AnyObject] = [:]

  /// Whether parts of the app's code are left out because they do not compile, so that classes may lack properties that
  /// documents set. Then these are ignored, as are values of another type.
  public var isIncomplete = false

  /// The location of the connection that is being made for a document, for messages: `Main.storyboard:12`.
  public var place: String?

  init() {}

  // MARK: Classes

  /// Registers a class of a module of the app.
  public func add(_ type: AnyClass, named name: String, module: String) {
    classes[ClassName(module: module, name: name)] = type
    ownClasses.insert(ObjectIdentifier(type))
    if classes[ClassName(module: nil, name: name)] == nil { classes[ClassName(module: nil, name: name)] = type }
  }

  /// Registers a class of a module other than UIKit for elements of documents, such as `MKMapView`.
  public func addFrameworkClass(_ type: AnyClass) { frameworkClasses[String(describing: type)] = type }

  /// The class with a name of a module other than UIKit.
  public func frameworkClass(named name: String) -> AnyClass? { frameworkClasses[name] }

  /// Whether an object is of a class that the app registered.
  public func isOwn(_ object: AnyObject) -> Bool { ownClasses.contains(ObjectIdentifier(type(of: object))) }

  /// The class with a name: from the module if it has one with that name, otherwise from any module of the app.
  public func anyClass(named name: String, module: String? = nil) -> AnyClass? {
    classes[ClassName(module: module, name: name)] ?? classes[ClassName(module: nil, name: name)]
  }

  /// Whether the app has registered any class.
  public var isEmpty: Bool { classes.isEmpty }

  /// Registers how objects of a class are made if its superclass has no `required init()`.
  public func addMaker<Object: AnyObject>(_ make: @escaping @MainActor () -> Object) {
    makers[ObjectIdentifier(Object.self)] = make
  }

  /// A new object of a class; `nil` if none is registered for making it.
  public func makeObject(of type: AnyClass) -> AnyObject? { makers[ObjectIdentifier(type)]?() }

  // MARK: Observed properties

  /// Tells the observers of an object's property that it was set.
  public nonisolated static func propertyWasSet(_ name: String, of object: AnyObject) {
    KeyValueObservers.tell(name, of: object)
  }

  // MARK: Methods

  /// Registers a method of a class.
  ///
  /// - Parameters:
  ///   - selector: its name in Objective-C.
  ///   - type: the class, or a protocol.
  ///   - body: calls the method.
  public func addMethod<Root, Result>(
    _ selector: String, of type: Root.Type, _ body: @escaping @MainActor (Root, MethodArguments) -> Result
  ) {
    let method = Method {
      $0 is Root
    } perform: { object, arguments in
      (object as? Root).map { body($0, arguments) }
    }
    methods[Selector(selector), default: []].append(method)
  }

  /// Whether an object performs a selector.
  public func responds(_ object: AnyObject, to selector: Selector) -> Bool { method(selector, of: object) != nil }

  /// Performs a selector; returns what the method returns, `()` for a method without a result.
  ///
  /// A selector that the object does not know stops the program, as in UIKit.
  @discardableResult public func perform(_ selector: Selector, on object: AnyObject, with values: [Any?]) -> Any? {
    guard let method = method(selector, of: object) else {
      fatalError(
        "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: "
          + "'-[\(type(of: object)) \(selector)]: unrecognized selector sent to instance'")
    }
    return method.perform(object, MethodArguments(selector: selector, values: values))
  }

  /// Performs an action of a control, a gesture, a timer or a notification. Passes as many of the values as the method
  /// takes.
  func send(_ action: Selector, to object: AnyObject, with values: [Any?]) {
    perform(action, on: object, with: Array(values.prefix(action.parameterCount)))
  }

  private func method(_ selector: Selector, of object: AnyObject) -> Method? {
    if let method = methods[selector]?.first(where: { $0.applies(object) }) { return method }
    return (object as? any OwnMethods)?.ownMethod(selector).map { body in
      Method(applies: { $0 === object }, perform: { body($1) })
    }
  }

  // MARK: Properties

  /// Registers a property of a class, so that documents can set it by its key.
  public func addProperty<Root: AnyObject, Value>(
    _ key: String, of type: Root.Type, _ path: ReferenceWritableKeyPath<Root, Value>
  ) {
    func set(_ value: Any?, of object: AnyObject) -> Bool {
      guard let object = object as? Root, let value = RuntimeValue.converted(value, to: Value.self) else {
        return false
      }
      object[keyPath: path] = value
      return true
    }
    properties[key, default: []].append(
      Property(
        applies: { $0 is Root }, get: { ($0 as? Root)?[keyPath: path] }, set: { set($1, of: $0) }, type: Value.self))
  }

  /// Registers a property of a class that is only read.
  public func addProperty<Root: AnyObject, Value>(_ key: String, of type: Root.Type, _ path: KeyPath<Root, Value>) {
    properties[key, default: []].append(
      Property(applies: { $0 is Root }, get: { ($0 as? Root)?[keyPath: path] }, set: nil, type: Value.self))
  }

  /// The value of a property; `nil` also where the object has no property of the key.
  public func value(forKey key: String, of object: AnyObject) -> Any? {
    property(key, of: object).flatMap { RuntimeValue.unwrapped($0.get(object)) }
  }

  /// The result of setting a value by a key.
  public enum SetOutcome {
    /// The property has the value.
    case set
    /// The object has no property of the key that can be set.
    case unknownKey
    /// The property has another type.
    case wrongType(expected: Any.Type)
  }

  public func hasProperty(_ key: String, of object: AnyObject) -> Bool { property(key, of: object) != nil }

  /// Sets a property by its key.
  @discardableResult public func setValue(_ value: Any?, forKey key: String, of object: AnyObject) -> SetOutcome {
    guard let property = property(key, of: object), let set = property.set else { return .unknownKey }
    return set(object, value) ? .set : .wrongType(expected: property.type)
  }

  private func property(_ key: String, of object: AnyObject) -> Property? {
    properties[key]?.first { $0.applies(object) }
  }
}
