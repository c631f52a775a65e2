import Foundation

/// An object with accessibility properties: every `NSObject`, as in UIKit.
///
/// `UIResponder` declares the properties below itself, and `UIBarItem` some of them, so subclasses can override them. Those of
/// all other objects, such as strings, are kept for them as long as they live.
@preconcurrency @MainActor public protocol AccessibilityObject: AnyObject {}

extension NSObject: AccessibilityObject {}

extension AccessibilityObject where Self: NSObject {
  /// Whether VoiceOver treats the object as an element.
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

  /// The accessibility elements inside the object, in the order in which VoiceOver reads them.
  public var accessibilityElements: [Any]? {
    get { keeper?.accessibilityElements }
    set { madeKeeper.accessibilityElements = newValue }
  }

  /// `accessibilityLabel` as an attributed string; `nil` if none was set.
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { keeper?.accessibilityAttributedLabel }
    set { madeKeeper.accessibilityAttributedLabel = newValue }
  }

  /// `accessibilityHint` as an attributed string; `nil` if none was set.
  public var accessibilityAttributedHint: NSAttributedString? {
    get { keeper?.accessibilityAttributedHint }
    set { madeKeeper.accessibilityAttributedHint = newValue }
  }

  /// `accessibilityValue` as an attributed string; `nil` if none was set.
  public var accessibilityAttributedValue: NSAttributedString? {
    get { keeper?.accessibilityAttributedValue }
    set { madeKeeper.accessibilityAttributedValue = newValue }
  }

  /// The header elements of a table row or column.
  public var accessibilityHeaderElements: [Any]? {
    get { keeper?.accessibilityHeaderElements }
    set { madeKeeper.accessibilityHeaderElements = newValue }
  }

  /// Whether VoiceOver ignores the elements in the object.
  public var accessibilityElementsHidden: Bool {
    get { keeper?.accessibilityElementsHidden ?? false }
    set { madeKeeper.accessibilityElementsHidden = newValue }
  }

  /// Whether VoiceOver ignores the siblings of the object.
  public var accessibilityViewIsModal: Bool {
    get { keeper?.accessibilityViewIsModal ?? false }
    set { madeKeeper.accessibilityViewIsModal = newValue }
  }

  /// Whether VoiceOver reads all elements in the object before it goes on to others.
  public var shouldGroupAccessibilityChildren: Bool {
    get { keeper?.shouldGroupAccessibilityChildren ?? false }
    set { madeKeeper.shouldGroupAccessibilityChildren = newValue }
  }

  /// The frame in screen coordinates, in points.
  public var accessibilityFrame: CGRect {
    get { keeper?.accessibilityFrame ?? .zero }
    set { madeKeeper.accessibilityFrame = newValue }
  }

  /// The shape in screen coordinates; `nil` if none was set.
  public var accessibilityPath: UIBezierPath? {
    get { keeper?.accessibilityPath }
    set { madeKeeper.accessibilityPath = newValue }
  }

  /// The point in screen coordinates that is tapped to activate the object.
  public var accessibilityActivationPoint: CGPoint {
    get { keeper?.accessibilityActivationPoint ?? .zero }
    set { madeKeeper.accessibilityActivationPoint = newValue }
  }

  /// The language in which VoiceOver speaks the texts; `nil` for that of the app.
  public var accessibilityLanguage: String? {
    get { keeper?.accessibilityLanguage }
    set { madeKeeper.accessibilityLanguage = newValue }
  }

  /// Further actions that assistive technologies offer for the object.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { keeper?.accessibilityCustomActions }
    set { madeKeeper.accessibilityCustomActions = newValue }
  }

  /// The rotors by which VoiceOver can move through elements.
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { keeper?.accessibilityCustomRotors }
    set { madeKeeper.accessibilityCustomRotors = newValue }
  }

  /// The kind of container that the object is.
  public var accessibilityContainerType: UIAccessibilityContainerType {
    get { keeper?.accessibilityContainerType ?? .none }
    set { madeKeeper.accessibilityContainerType = newValue }
  }

  /// How Switch Control moves through the elements in the object.
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { keeper?.accessibilityNavigationStyle ?? .automatic }
    set { madeKeeper.accessibilityNavigationStyle = newValue }
  }

  /// Whether the object reacts to user interaction.
  public var accessibilityRespondsToUserInteraction: Bool {
    get { keeper?.accessibilityRespondsToUserInteraction ?? true }
    set { madeKeeper.accessibilityRespondsToUserInteraction = newValue }
  }

  /// The names by which Voice Control identifies the object.
  // The type is UIKit's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var accessibilityUserInputLabels: [String]! {
    get { keeper?.accessibilityUserInputLabels ?? [] }
    set { madeKeeper.accessibilityUserInputLabels = newValue }
  }

  /// The number of elements in the object; 0 for objects that are no responders.
  public func accessibilityElementCount() -> Int { keeper?.accessibilityElementCount() ?? 0 }

  /// The element at an index; `nil` if there is none.
  public func accessibilityElement(at index: Int) -> Any? { keeper?.accessibilityElement(at: index) }

  /// The index of an element; `NSNotFound` if it is not there.
  public func index(ofAccessibilityElement element: Any) -> Int {
    keeper?.index(ofAccessibilityElement: element) ?? NSNotFound
  }

  private func read<Value>(
    _ responder: KeyPath<UIResponder, Value>, _ item: KeyPath<UIBarItem, Value>
  ) -> Value? {
    (self as? UIBarItem)?[keyPath: item] ?? keeper?[keyPath: responder]
  }

  private func write<Value>(
    _ value: Value, _ responder: ReferenceWritableKeyPath<UIResponder, Value>,
    _ item: ReferenceWritableKeyPath<UIBarItem, Value>
  ) {
    if let own = self as? UIBarItem { own[keyPath: item] = value } else { madeKeeper[keyPath: responder] = value }
  }

  /// The responder with the properties of the object: the object itself, if it is one; `nil` if none was set.
  private var keeper: UIResponder? { self as? UIResponder ?? AccessibilityOfObjects.properties(of: self) }
  private var madeKeeper: UIResponder { self as? UIResponder ?? AccessibilityOfObjects.madeProperties(of: self) }
}
