import Foundation

/// Makes empty values, for code that gets no values from where it expects them: from parts of the app that are left out,
/// and from other screens, which hand values over before they show a screen.
///
/// An empty value is nil, zero, an empty text or collection, or an object that was made without arguments or with empty
/// ones. Generated code registers how objects of the app's types are made.
@_spi(Generated) @MainActor public final class EmptyValues {
  /// The error that a type has no empty value.
  private struct NoValue: Error {}

  /// A property that other code is expected to set before the object is used.
  private struct HandedOverProperty {
    var name: String
    /// Gives the property of an object an empty value. Returns false if the object has no such property, if the property
    /// has a value, or if its type has no empty value.
    var fill: @MainActor (AnyObject) -> Bool
  }

  /// The values of the process.
  public static let shared = EmptyValues()

  private var makers: [ObjectIdentifier: [@MainActor () throws -> Any]] = [:]
  private var sources: [@MainActor (Any.Type) -> Any?] = []
  private var properties: [HandedOverProperty] = []
  private var creators: [ObjectIdentifier: @MainActor (NSCoder) throws -> AnyObject?] = [:]
  /// The types of which values are being made: making a value may need other values.
  private var open: Set<ObjectIdentifier> = []

  /// The most types of which values are being made at the same time.
  private static let mostOpenTypes = 8

  init() {}

  // MARK: Registering

  /// Registers a closure that makes a value of a class or protocol. If several are registered, the first that throws no
  /// error is used.
  public func add<Value>(_ make: @escaping @MainActor () throws -> Value) {
    makers[ObjectIdentifier(Value.self), default: []].append(make)
  }

  /// Registers a closure that makes values of many types. It returns `nil` for types that it does not know.
  public func addSource(_ source: @escaping @MainActor (Any.Type) -> Any?) { sources.append(source) }

  /// Registers an implicitly unwrapped property, which other code is expected to set.
  public func addHandedOver<Root: AnyObject, Value>(
    _ name: String, of type: Root.Type, _ path: ReferenceWritableKeyPath<Root, Value?>
  ) {
    let property = HandedOverProperty(name: name) { [unowned self] object in
      guard let object = object as? Root, object[keyPath: path] == nil, let value: Value = value() else { return false }
      object[keyPath: path] = value
      return true
    }
    properties.append(property)
  }

  /// Registers a closure that makes an object of a document by an initializer with more arguments than the coder.
  ///
  /// An app calls such an initializer in the closure of `instantiateInitialViewController(creator:)` or in a method with
  /// `@IBSegueAction`.
  public func addCreator<Object: AnyObject>(
    of type: Object.Type, _ make: @escaping @MainActor (NSCoder) throws -> Object?
  ) {
    creators[ObjectIdentifier(type)] = make
  }

  // MARK: Values

  /// A new object of a document, made with empty arguments; `nil` if its class has no such initializer, or if one of the
  /// arguments has no empty value.
  public func object(of type: AnyClass, coder: NSCoder) -> AnyObject? {
    creators[ObjectIdentifier(type)].flatMap { try? $0(coder) }
  }

  /// Gives empty values to the properties of an object that other code is expected to set and has not set.
  ///
  /// - Returns: the names of the properties that got a value.
  @discardableResult public func fillHandedOver(of object: AnyObject) -> [String] {
    properties.filter { $0.fill(object) }.map(\.name)
  }

  /// An empty value, as an argument for a closure that ``add(_:)`` registers.
  ///
  /// - Throws: an error if the type has no empty value.
  public func required<Value>() throws -> Value {
    guard let value: Value = value() else { throw NoValue() }
    return value
  }

  /// An empty value of a type; `nil` if the type has none.
  ///
  /// A value of the app's and of UIKit's types is made on the main queue, for which code on another queue waits. An app
  /// does much on other queues while it is launched, and a trap there would cost all of its screens.
  public nonisolated static func value<Value>(of type: Value.Type) -> Value? {
    if let value = PlainEmptyValue.value(of: type) { return value }
    nonisolated(unsafe) var made: Value?
    if PostponedWork.isInMainQueue {
      MainActor.assumeIsolated { made = shared.madeValue() }
    } else {
      DispatchQueue.main.sync { MainActor.assumeIsolated { made = shared.madeValue() } }
    }
    return made
  }

  private func value<Value>() -> Value? { PlainEmptyValue.value(of: Value.self) ?? madeValue() }

  /// A value that is an object of the app or of UIKit, or that has one.
  private func madeValue<Value>() -> Value? {
    let key = ObjectIdentifier(Value.self)
    guard open.count < Self.mostOpenTypes, open.insert(key).inserted else { return nil }
    defer { open.remove(key) }
    if let type = Value.self as? AnyClass {
      if let object = OwnDocument.object(of: type) as? Value { return object }
      if let object = RuntimeTable.shared.makeObject(of: type) as? Value { return object }
    }
    for source in sources {
      if let value = source(Value.self) as? Value { return value }
    }
    for make in makers[key] ?? [] {
      if let value = try? make() as? Value { return value }
    }
    if let type = Value.self as? any MadeWithoutArguments.Type, let value = type.madeWithoutArguments() as? Value {
      return value
    }
    for make in Self.objectsOfUIKit {
      if let value = make() as? Value { return value }
    }
    return nil
  }

  private static let objectsOfUIKit: [@MainActor () -> NSObject] = [
    { UIView() }, { UILabel() }, { UIButton() }, { UIImageView() }, { UITextField() }, { UITextView() },
    { UIStackView() }, { UIScrollView() }, { UITableView() }, { UITableViewCell() }, { UICollectionViewCell() },
    { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }, { UIControl() },
    { UISwitch() }, { UISlider() }, { UISegmentedControl() }, { UIActivityIndicatorView() }, { UIProgressView() },
    { UISearchBar() }, { UIToolbar() }, { UINavigationBar() }, { UITabBar() }, { UIWindow() },
    { UIViewController() }, { UINavigationController() }, { UITabBarController() }, { UITableViewController() },
    { UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()) },
    { UIAlertController() }, { UIBarButtonItem() }, { UINavigationItem(title: "") }, { UITabBarItem() },
    { UICollectionViewFlowLayout() }, { CALayer() }, { CAShapeLayer() }, { CAGradientLayer() }, { CATransaction() },
    { UITapGestureRecognizer() }, { UIPanGestureRecognizer() }, { UIPinchGestureRecognizer() },
    { UISwipeGestureRecognizer() }, { UILongPressGestureRecognizer() }, { UIScreenEdgePanGestureRecognizer() },
    { UIDatePicker() }, { UIPickerView() }, { UIStepper() }, { UIPageControl() }, { UIRefreshControl() },
    { UIVisualEffectView() }, { UICollectionReusableView() }, { UITableViewHeaderFooterView(reuseIdentifier: nil) },
    { UIPageViewController() }, { UISplitViewController() }, { UISearchController() }, { UIBezierPath() },
    { NSMutableAttributedString(string: "") }, { NSMutableParagraphStyle() },
  ]
}
