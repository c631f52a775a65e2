import Foundation

/// Finds classes by name, methods by selector, and properties by key.
///
/// The Objective-C runtime does this on Apple's systems. Here, the build plugin generates code from the sources of an
/// app that fills this table when the app starts. A member that is registered for a class is also found for its
/// subclasses, and calls their overrides.
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
    /// Sets the property; returns false if the value cannot be converted to its type. Nil for read-only properties.
    var set: ((AnyObject, Any?) -> Bool)?
    var type: Any.Type
  }

  private struct ClassName: Hashable {
    var module: String?
    var name: String
  }

  private var ownClasses: Set<ObjectIdentifier> = []
  private var standIns: Set<ObjectIdentifier> = []
  private var frameworkClasses: [String: AnyClass] = [:]
  private var classes: [ClassName: AnyClass] = [:]
  private var methods: [Selector: [Method]] = [:]
  private var properties: [String: [Property]] = [:]

  private var makers: [ObjectIdentifier: () -> AnyObject] = [:]
  /// Closures that make views of the app's classes with a frame.
  package var viewMakers: [ObjectIdentifier: @MainActor (CGRect) -> AnyObject] = [:]

  /// Whether parts of the app's code were left out because they do not compile. Classes may then lack properties that a
  /// storyboard or xib sets. If this is true, such attributes, and attributes of another type than the property, are
  /// ignored; otherwise they stop the program.
  public var isIncomplete = false

  /// The file and line of the outlet or action that is being connected, such as `Main.storyboard:12`; `nil` at other
  /// times. Error messages contain it.
  public var place: String?

  init() {}

  // MARK: Classes

  /// Registers a class of one of the app's modules.
  ///
  /// - Parameter isStandIn: whether the class only takes the place of one that a missing module declares.
  public func add(_ type: AnyClass, named name: String, module: String, isStandIn: Bool = false) {
    if isStandIn { standIns.insert(ObjectIdentifier(type)) }
    classes[ClassName(module: module, name: name)] = type
    ownClasses.insert(ObjectIdentifier(type))
    if classes[ClassName(module: nil, name: name)] == nil { classes[ClassName(module: nil, name: name)] = type }
  }

  /// The names of the app's classes that are derived from a class and from which no other one of them is derived, without
  /// stand-ins.
  public func namesOfLeafClasses(of base: AnyClass) -> [String] {
    let own = classes.filter { $0.key.module != nil }
    let superclasses = Set(own.values.compactMap { class_getSuperclass($0).map { ObjectIdentifier($0) } })
    return own.filter { entry in
      !standIns.contains(ObjectIdentifier(entry.value)) && !superclasses.contains(ObjectIdentifier(entry.value))
        && sequence(first: entry.value, next: { class_getSuperclass($0) }).contains { $0 == base }
    }.map(\.key.name)
  }

  /// Registers a class of a framework other than UIKit, such as `MKMapView`, so that elements of a storyboard or xib
  /// can be of that class.
  public func addFrameworkClass(_ type: AnyClass) { frameworkClasses[String(describing: type)] = type }

  /// The class with this name that was registered by `addFrameworkClass(_:)`; `nil` if there is none.
  public func frameworkClass(named name: String) -> AnyClass? { frameworkClasses[name] }

  /// Whether an object is of a class that the app registered.
  public func isOwn(_ object: AnyObject) -> Bool { ownClasses.contains(ObjectIdentifier(type(of: object))) }

  /// The class with a name: from the module if it has one with that name, otherwise from any module of the app.
  public func anyClass(named name: String, module: String? = nil) -> AnyClass? {
    classes[ClassName(module: module, name: name)] ?? classes[ClassName(module: nil, name: name)]
  }

  /// The name of a class as `NSStringFromClass` gives it: `Name` for a class of UIKit or Foundation, `Module.Name` for any
  /// other class that is in no other type, and the mangled name for a nested class.
  public nonisolated static func name(of type: AnyClass) -> String {
    let name = String(reflecting: type)
    let parts = name.split(separator: ".")
    if parts.count != 2 || name.contains("(") { return _mangledTypeName(type) ?? name }
    return parts[0] == "UIKit" || parts[0] == "Foundation" ? String(parts[1]) : name
  }

  /// Whether the app has registered any class.
  public var isEmpty: Bool { classes.isEmpty }

  /// Registers a closure that creates objects of a class. It is needed for classes whose superclass has no `required
  /// init()`, because they cannot be created from their metatype.
  public func addMaker<Object: AnyObject>(_ make: @escaping @MainActor () -> Object) {
    makers[ObjectIdentifier(Object.self)] = make
  }

  /// A new object of a class; `nil` if no closure was registered for the class by `addMaker(_:)`.
  public func makeObject(of type: AnyClass) -> AnyObject? { makers[ObjectIdentifier(type)]?() }

  /// Whether the simulated device has a version of iOS, or a later one. Generated code calls it for `#available`.
  public nonisolated static func systemIsAtLeast(_ major: Int, _ minor: Int) -> Bool {
    SystemVersion.current >= SystemVersion(major, minor)
  }

  // MARK: Observed properties

  /// Calls the observers of an object after a property was set. Setters of `@objc dynamic` properties call it.
  public nonisolated static func propertyWasSet(_ name: String, of object: AnyObject) {
    KeyValueObservers.tell(name, of: object)
  }

  // MARK: Methods

  /// Registers a method of a class.
  ///
  /// - Parameters:
  ///   - selector: The method's name in Objective-C.
  ///   - type: The class, or a protocol.
  ///   - body: Calls the method.
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

  /// Whether a method is known for a selector of an object.
  public func responds(_ object: AnyObject, to selector: Selector) -> Bool { method(selector, of: object) != nil }

  /// Calls the method of an object with this selector; returns its result, or `()` for a method without a result.
  ///
  /// If the object has no such method, the program stops, as in UIKit.
  @discardableResult public func perform(_ selector: Selector, on object: AnyObject, with values: [Any?]) -> Any? {
    guard let method = method(selector, of: object) else {
      fatalError(
        "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: "
          + "'-[\(type(of: object)) \(selector)]: unrecognized selector sent to instance'")
    }
    return method.perform(object, MethodArguments(selector: selector, values: values))
  }

  /// Calls the method that a control, a gesture, a timer or a notification has as its action. Passes as many of the
  /// values as the method has parameters.
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

  /// Registers a property of a class, so that storyboards and xibs can set it by its key.
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

  /// Registers a read-only property of a class.
  public func addProperty<Root: AnyObject, Value>(_ key: String, of type: Root.Type, _ path: KeyPath<Root, Value>) {
    properties[key, default: []].append(
      Property(applies: { $0 is Root }, get: { ($0 as? Root)?[keyPath: path] }, set: nil, type: Value.self))
  }

  /// The value of a property; `nil` also if the object has no property with this key.
  public func value(forKey key: String, of object: AnyObject) -> Any? {
    property(key, of: object).flatMap { RuntimeValue.unwrapped($0.get(object)) }
  }

  /// The result of setting a value by a key.
  public enum SetOutcome {
    /// The property was set.
    case set
    /// The object has no property with this key, or only a read-only one.
    case unknownKey
    /// The value cannot be converted to the type of the property.
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
