import Foundation

/// An object with accessibility properties: every `NSObject`, as in UIKit.
///
/// `UIResponder` declares the properties below itself, and `UIBarItem` some of them, so subclasses can override them. For all
/// other objects, setting such a property has no effect, and reading it returns a default value.
@preconcurrency @MainActor public protocol AccessibilityObject: AnyObject {}

extension NSObject: AccessibilityObject {}

extension AccessibilityObject where Self: NSObject {
  /// Whether VoiceOver treats the object as an element. False for objects that are neither responders nor bar items.
  public var isAccessibilityElement: Bool {
    get { read(\.isAccessibilityElement, \.isAccessibilityElement) ?? false }
    set { write(newValue, \.isAccessibilityElement, \.isAccessibilityElement) }
  }

  /// The text that VoiceOver reads for the object; `nil` if none was set.
  public var accessibilityLabel: String? {
    get { read(\.accessibilityLabel, \.accessibilityLabel) ?? nil }
    set { write(newValue, \.accessibilityLabel, \.accessibilityLabel) }
  }

  /// A text that says what happens if the object is activated; `nil` if none was set.
  public var accessibilityHint: String? {
    get { read(\.accessibilityHint, \.accessibilityHint) ?? nil }
    set { write(newValue, \.accessibilityHint, \.accessibilityHint) }
  }

  /// The value of the object as VoiceOver reads it, such as the position of a slider; `nil` if none was set.
  public var accessibilityValue: String? {
    get { read(\.accessibilityValue, \.accessibilityValue) ?? nil }
    set { write(newValue, \.accessibilityValue, \.accessibilityValue) }
  }

  /// The traits: what kind of element the object is.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { read(\.accessibilityTraits, \.accessibilityTraits) ?? .none }
    set { write(newValue, \.accessibilityTraits, \.accessibilityTraits) }
  }

  /// The accessibility elements inside the object, in the order in which VoiceOver reads them. Only responders store
  /// them; for other objects it is `nil`.
  public var accessibilityElements: [Any]? {
    get { (self as? UIResponder)?.accessibilityElements }
    set { (self as? UIResponder)?.accessibilityElements = newValue }
  }

  /// `accessibilityLabel` as an attributed string; `nil` if none was set. Only responders store it.
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { (self as? UIResponder)?.accessibilityAttributedLabel }
    set { (self as? UIResponder)?.accessibilityAttributedLabel = newValue }
  }

  /// `accessibilityHint` as an attributed string; `nil` if none was set. Only responders store it.
  public var accessibilityAttributedHint: NSAttributedString? {
    get { (self as? UIResponder)?.accessibilityAttributedHint }
    set { (self as? UIResponder)?.accessibilityAttributedHint = newValue }
  }

  /// `accessibilityValue` as an attributed string; `nil` if none was set. Only responders store it.
  public var accessibilityAttributedValue: NSAttributedString? {
    get { (self as? UIResponder)?.accessibilityAttributedValue }
    set { (self as? UIResponder)?.accessibilityAttributedValue = newValue }
  }

  /// The header elements of a table row or column. Only responders store it.
  public var accessibilityHeaderElements: [Any]? {
    get { (self as? UIResponder)?.accessibilityHeaderElements }
    set { (self as? UIResponder)?.accessibilityHeaderElements = newValue }
  }

  /// Whether VoiceOver ignores the elements in the object. Only responders store it.
  public var accessibilityElementsHidden: Bool {
    get { (self as? UIResponder)?.accessibilityElementsHidden ?? false }
    set { (self as? UIResponder)?.accessibilityElementsHidden = newValue }
  }

  /// Whether VoiceOver ignores the siblings of the object. Only responders store it.
  public var accessibilityViewIsModal: Bool {
    get { (self as? UIResponder)?.accessibilityViewIsModal ?? false }
    set { (self as? UIResponder)?.accessibilityViewIsModal = newValue }
  }

  /// Whether VoiceOver reads all elements in the object before it goes on to others. Only responders store it.
  public var shouldGroupAccessibilityChildren: Bool {
    get { (self as? UIResponder)?.shouldGroupAccessibilityChildren ?? false }
    set { (self as? UIResponder)?.shouldGroupAccessibilityChildren = newValue }
  }

  /// The frame in screen coordinates, in points. Only responders store it.
  public var accessibilityFrame: CGRect {
    get { (self as? UIResponder)?.accessibilityFrame ?? .zero }
    set { (self as? UIResponder)?.accessibilityFrame = newValue }
  }

  /// The shape in screen coordinates; `nil` if none was set. Only responders store it.
  public var accessibilityPath: UIBezierPath? {
    get { (self as? UIResponder)?.accessibilityPath }
    set { (self as? UIResponder)?.accessibilityPath = newValue }
  }

  /// The point in screen coordinates that is tapped to activate the object. Only responders store it.
  public var accessibilityActivationPoint: CGPoint {
    get { (self as? UIResponder)?.accessibilityActivationPoint ?? .zero }
    set { (self as? UIResponder)?.accessibilityActivationPoint = newValue }
  }

  /// The language in which VoiceOver speaks the texts; `nil` for that of the app. Only responders store it.
  public var accessibilityLanguage: String? {
    get { (self as? UIResponder)?.accessibilityLanguage }
    set { (self as? UIResponder)?.accessibilityLanguage = newValue }
  }

  /// Further actions that assistive technologies offer for the object. Only responders store it.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { (self as? UIResponder)?.accessibilityCustomActions }
    set { (self as? UIResponder)?.accessibilityCustomActions = newValue }
  }

  /// The rotors by which VoiceOver can move through elements. Only responders store it.
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { (self as? UIResponder)?.accessibilityCustomRotors }
    set { (self as? UIResponder)?.accessibilityCustomRotors = newValue }
  }

  /// The kind of container that the object is. Only responders store it.
  public var accessibilityContainerType: UIAccessibilityContainerType {
    get { (self as? UIResponder)?.accessibilityContainerType ?? .none }
    set { (self as? UIResponder)?.accessibilityContainerType = newValue }
  }

  /// How Switch Control moves through the elements in the object. Only responders store it.
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { (self as? UIResponder)?.accessibilityNavigationStyle ?? .automatic }
    set { (self as? UIResponder)?.accessibilityNavigationStyle = newValue }
  }

  /// Whether the object reacts to user interaction. Only responders store it.
  public var accessibilityRespondsToUserInteraction: Bool {
    get { (self as? UIResponder)?.accessibilityRespondsToUserInteraction ?? true }
    set { (self as? UIResponder)?.accessibilityRespondsToUserInteraction = newValue }
  }

  /// The names by which Voice Control identifies the object. Only responders store them.
  // The type is UIKit's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var accessibilityUserInputLabels: [String]! {
    get { (self as? UIResponder)?.accessibilityUserInputLabels ?? [] }
    set { (self as? UIResponder)?.accessibilityUserInputLabels = newValue }
  }

  /// The number of elements in the object; 0 for objects that are no responders.
  public func accessibilityElementCount() -> Int { (self as? UIResponder)?.accessibilityElementCount() ?? 0 }

  /// The element at an index; `nil` if there is none.
  public func accessibilityElement(at index: Int) -> Any? { (self as? UIResponder)?.accessibilityElement(at: index) }

  /// The index of an element; `NSNotFound` if it is not there.
  public func index(ofAccessibilityElement element: Any) -> Int {
    (self as? UIResponder)?.index(ofAccessibilityElement: element) ?? NSNotFound
  }

  private func read<Value>(
    _ responder: KeyPath<UIResponder, Value>, _ item: KeyPath<UIBarItem, Value>
  ) -> Value? {
    if let own = self as? UIResponder { return own[keyPath: responder] }
    return (self as? UIBarItem)?[keyPath: item]
  }

  private func write<Value>(
    _ value: Value, _ responder: ReferenceWritableKeyPath<UIResponder, Value>,
    _ item: ReferenceWritableKeyPath<UIBarItem, Value>
  ) {
    if let own = self as? UIResponder { own[keyPath: responder] = value }
    (self as? UIBarItem)?[keyPath: item] = value
  }
}
